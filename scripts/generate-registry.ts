import { readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generatedFiles } from "./generated-files.ts";
import { toolLeftovers } from "./tools/leftovers.ts";

const root = join(import.meta.dirname, "..");

/** Removes a file, and the folders that it leaves empty. */
function remove(path: string): void {
  rmSync(join(root, path));
  for (let folder = dirname(path); readdirSync(join(root, folder)).length === 0; folder = dirname(folder))
    rmdirSync(join(root, folder));
}

/** Writes the generated files, and removes what Prismic's tools wrote beside them and nobody changed. */
for (const [path, source] of generatedFiles()) writeFileSync(join(root, path), source);
for (const { path, problem, untouched } of toolLeftovers(root)) {
  if (untouched) remove(path);
  console.log(untouched ? `Removed ${path}, which a tool of Prismic wrote and nobody changed.` : problem);
}
