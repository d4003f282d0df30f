import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "../../..");

/** Sources of the project by their path from its root. */
export type Sources = ReadonlyMap<string, string>;

/** Reads every TypeScript file in these rooms, tests included. */
export function readSources(...rooms: readonly string[]): Sources {
  return new Map(
    rooms
      .flatMap((room) =>
        readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" })
          .filter((name) => /\.tsx?$/.test(name) && !name.includes("node_modules"))
          .map((name) => path.posix.join(room, name)),
      )
      .toSorted()
      .map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
  );
}

/** Returns whether a file is a test. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

interface Import {
  /** Imported names, as written: `* as css`, `{ Today }`, `type { Props }`. */
  readonly what: string;
  /** From the project's root. */
  readonly file: string;
}

const importPattern = /^(?:import|export) (?<what>[^"';]*?) from "(?<target>(?:\.|@\/)[^"]+)"/gms;
const lazyPattern = /\bimport\("(?<target>(?:\.|@\/)[^"]+)"\)/g;

/** Returns the files of the project that a source imports at once. */
export function listFileImports(file: string, source: string): readonly Import[] {
  return [...source.matchAll(importPattern)].map(({ groups }) => ({
    what: groups?.["what"] ?? "",
    file: resolved(file, groups?.["target"] ?? ""),
  }));
}

/** Returns the files of the project that a source imports later. */
export function listLazyImports(file: string, source: string): readonly string[] {
  return [...source.matchAll(lazyPattern)].map(({ groups }) => resolved(file, groups?.["target"] ?? ""));
}

/** `./X.tsx` is beside the file, `@/ui/X.tsx` in the project. */
function resolved(file: string, target: string): string {
  return target.startsWith("@/") ? target.slice(2) : path.posix.join(path.posix.dirname(file), target);
}
