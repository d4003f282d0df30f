import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "./terminal.ts";

/** Throws `StartError` without a build. `npm start` builds first; a direct start of the server does not. */
export function requireBuild(root: string): void {
  if (["BUILD_ID", "islands/manifest.json"].every((file) => existsSync(path.join(root, ".next", file)))) return;
  throw new StartError("There is no build to serve: run `npm run build` first, or `npm run dev` to develop.");
}

/** Returns what tells this build from any other. */
export function readBuildId(root: string): string {
  return readFileSync(path.join(root, ".next", "BUILD_ID"), "utf8").trim();
}
