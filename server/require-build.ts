import { existsSync } from "node:fs";
import path from "node:path";
import { StartError } from "./start-error.ts";

/** `npm start` builds first; whoever starts the server directly is told to. */
export function requireBuild(root: string): void {
  if (existsSync(path.join(root, ".next", "BUILD_ID"))) return;
  throw new StartError("There is no build to serve: run `npm run build` first, or `npm run dev` to develop.");
}
