import { invalid } from "../failure.ts";

/** Returns one of the choices, or the fallback when missing. Throws a 400 that lists them for anything else. */
export function choiceOr<Choice extends string>(
  fallback: NoInfer<Choice>,
  query: URLSearchParams,
  parameter: string,
  choices: readonly Choice[],
): Choice {
  const value = query.get(parameter);
  if (value === null) return fallback;
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw invalid(parameter, choices.join(" or "));
  return chosen;
}

/** Returns all choices under this name, repeated or comma-joined; none when missing. Throws a 400 for anything else. */
export function readChoices<Choice extends string>(
  query: URLSearchParams,
  parameter: string,
  choices: readonly Choice[],
): readonly Choice[] {
  const parts = query.getAll(parameter).flatMap((value) => value.split(","));
  return parts
    .filter((part) => part !== "")
    .map((part) => {
      const chosen = choices.find((choice) => choice === part);
      if (chosen === undefined) throw invalid(parameter, choices.join(" or "));
      return chosen;
    });
}

/** Returns whether a switch is on: it says "true" (or "1"). Off when missing. */
export function isOn(query: URLSearchParams, parameter: string): boolean {
  return ["true", "1"].includes(query.get(parameter) ?? "");
}
