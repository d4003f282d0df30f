import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "@tessera/runtime/settings.ts";

/** Parses one file of every folder in `slices/` or `customtypes/`, by the folder's name. */
export function projectFiles(parent: "slices" | "customtypes", file: string): ReadonlyMap<string, unknown> {
  const folders = readdirSync(join(projectFolder, parent), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return new Map(
    folders.map(({ name }) => [name, JSON.parse(readFileSync(join(projectFolder, parent, name, file), "utf8"))]),
  );
}
