import { invalid } from "../failure.ts";

/** One of the values there are, or the fallback when left out. Throws a 400 that lists them for anything else. */
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

/** A switch is on when it says "true" (or "1"); off when it is left out. */
export function isOn(query: URLSearchParams, parameter: string): boolean {
  return ["true", "1"].includes(query.get(parameter) ?? "");
}
