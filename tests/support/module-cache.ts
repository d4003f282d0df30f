import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vitest/config";
import { checkedSlice } from "./checked-slice.ts";
import { listFileImports } from "./sources/source-files.ts";

const root = path.join(import.meta.dirname, "../..");

const folder = path.join(root, ".data/checked-slices");

/** Packages that change the code of a module have a folder each: Vitest would clear one that another process reads. */
const packages = createHash("sha256").update(readSource("package-lock.json")).digest("hex").slice(0, 12);

if (checkedSlice !== undefined && existsSync(folder))
  for (const name of readdirSync(folder))
    if (name !== packages) rmSync(path.join(folder, name), { recursive: true, force: true });

/**
 * Caches transformed modules from one `npm run check:slice` to the next: thousands, of which a change concerns a few.
 * The configuration of the root has it too: Vitest writes there of which packages the modules are.
 */
export const moduleCache = {
  fsModuleCache: checkedSlice !== undefined,
  fsModuleCachePath: path.join(folder, packages),
};

/** Transforms a style sheet again when a module changes that it imports: a value of that is in its css. */
export function cacheStyles(): Plugin {
  return {
    name: "cache-styles",
    configureVitest({ experimental_defineCacheKeyGenerator: define }) {
      define(({ id }) => {
        const [file = ""] = /^.*\.css\.ts/.exec(id) ?? [];
        return file === "" ? undefined : [...collectStyleSources(path.relative(root, file)).values()].join("\n");
      });
    },
  };
}

/** Collects the sources of a style sheet and of all that it imports, by path from the root. */
export function collectStyleSources(
  file: string,
  found = new Map<string, string>(),
  read = readSource,
): ReadonlyMap<string, string> {
  const source = read(file);
  found.set(file, source);
  for (const { file: imported } of listFileImports(file, source))
    if (!found.has(imported)) collectStyleSources(imported, found, read);
  return found;
}

function readSource(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}
