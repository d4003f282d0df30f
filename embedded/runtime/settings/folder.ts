import { statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { StartProblem } from "../start-problem.ts";
import type { Environment } from "./environment.ts";

/** The folder that relative paths in settings begin at. */
export const projectFolder = fileURLToPath(new URL("../../../", import.meta.url));

/** A folder that is there; a relative one is read from the project's. */
export function folder(name: string, environment: Environment, fallback: string): string {
  const path = resolve(projectFolder, environment[name] || fallback);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new StartProblem(`${name} is "${path}", where no folder is: make it, or set ${name} to another one.`);
}
