import path from "node:path";
import type { Metafile } from "esbuild";

/** Returns the files of an island: its own, and what that imports at once. */
export function listIslandFiles(name: string, { outputs }: Metafile): [string, ...string[]] {
  const own = Object.keys(outputs).find((file) => outputs[file]?.entryPoint === `island:${name}`);
  if (own === undefined) throw new Error(`The island ${name} was not built.`);
  const imported = outputs[own]?.imports.filter(({ kind }) => kind === "import-statement") ?? [];
  return [path.basename(own), ...imported.map(({ path: file }) => path.basename(file))];
}

/** Returns files with all that they import, also what they load later. */
export function usedFiles(names: readonly string[], { outputs }: Metafile): ReadonlySet<string> {
  const imports = new Map(
    Object.entries(outputs).map(([file, output]) => [
      path.basename(file),
      output.imports.map((one) => path.basename(one.path)),
    ]),
  );
  const used = new Set(names);
  for (const name of used) for (const imported of imports.get(name) ?? []) used.add(imported);
  return used;
}
