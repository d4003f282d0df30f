import { readFileSync } from "node:fs";
import path from "node:path";
import { islandsPath, readManifest } from "./manifest.ts";
import type { StandaloneManifest } from "../next/standalone.ts";

interface IslandFile {
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
  readonly identity: Uint8Array;
}

/** The islands of a build, in memory: one process serves one build, also while another is written. */
export interface Islands extends Omit<StandaloneManifest, "mark"> {
  readonly files: ReadonlyMap<string, IslandFile>;
}

/** Reads the islands of a build from their folder. Throws without any. */
export function readIslands(folder: string): Islands {
  const { islands, loader, files } = readManifest(folder);
  const read = (name: string) => readFileSync(path.join(folder, name));
  const addresses = Object.entries(islands).map(([name, own]) => {
    return [name, own.map((file) => islandsPath + file).join(" ")] as const;
  });
  return {
    islands: Object.fromEntries(addresses),
    loader,
    files: new Map(
      files.map((name) => [name, { identity: read(name), br: read(`${name}.br`), gzip: read(`${name}.gz`) }]),
    ),
  };
}
