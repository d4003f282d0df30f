import { statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { StartProblem } from "./start-problem.ts";

/** As `process.env`; a variable that is empty counts as one that is not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The folder that relative paths in settings begin at. */
export const projectFolder = fileURLToPath(new URL("../../", import.meta.url));

/** A folder that is there; a relative one is read from the project's. */
export function folder(name: string, environment: Environment, fallback: string): string {
  const path = resolve(projectFolder, environment[name] || fallback);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new StartProblem(`${name} is "${path}", where no folder is: make it, or set ${name} to another one.`);
}

export function port(name: string, environment: Environment, fallback: number): number {
  const text = environment[name] || `${fallback}`;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new StartProblem(`${name} is "${text}": set it to a port from 0 (any free one) to 65535.`);
}

/** Reads a whole number from 1; undefined where it is not set. `advice` says what to set it to. */
export function count(name: string, environment: Environment, advice: string): number | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new StartProblem(`${name} is "${text}": set it to ${advice}`);
}

/** Parses secrets, separated by commas. Problems never contain them. */
export function secrets(name: string, environment: Environment): readonly string[] {
  const list = (environment[name] ?? "").split(",").map((secret) => secret.trim());
  const present = list.filter((secret) => secret !== "");
  if (present.every((secret) => /^[\x21-\x7e]{8,}$/.test(secret))) return present;
  throw new StartProblem(
    `${name} has a token that is too easy to guess or can't be sent: use 8 characters or more of ASCII, without spaces.`,
  );
}

/** Parses host names, separated by commas, without ports. */
export function hostNames(name: string, environment: Environment): readonly string[] {
  const list = (environment[name] ?? "").split(",").map((host) => host.trim());
  const present = list.filter((host) => host !== "");
  if (present.every((host) => /^[\w-]+(?:\.[\w-]+)*$/.test(host))) return present;
  throw new StartProblem(`${name} is "${environment[name]}": set it to host names without ports, as media.example.`);
}
