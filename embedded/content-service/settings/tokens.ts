import { StartProblem } from "@tessera/runtime/start-problem.ts";
import type { Environment } from "@tessera/runtime/settings.ts";

/** Parses secrets, separated by commas. Problems never contain them. */
export function tokens(name: string, environment: Environment): readonly string[] {
  const list = (environment[name] ?? "").split(",").map((token) => token.trim());
  const given = list.filter((token) => token !== "");
  if (given.every((token) => /^[\x21-\x7e]{8,}$/.test(token))) return given;
  throw new StartProblem(
    `${name} has a token that is too easy to guess or can't be sent: use 8 characters or more of ASCII, without spaces.`,
  );
}
