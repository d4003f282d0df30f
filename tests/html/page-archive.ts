import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";

/** Responses of one build by address, each text once. */
export interface PageArchive {
  readonly add: (address: string, text: string) => void;
  /** Writes the list of addresses. */
  readonly close: () => void;
}

/** Creates a folder for responses. Texts are files that their hash names. */
export function createArchive(folder: string): PageArchive {
  const hashes = new Map<string, string>();
  mkdirSync(folder, { recursive: true });
  return {
    add: (address, text) => {
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 32);
      const file = path.join(folder, `${hash}.gz`);
      if (!existsSync(file)) writeFileSync(file, gzipSync(text, { level: 1 }));
      hashes.set(address, hash);
    },
    close: () => {
      const lines = [...hashes].map(([address, hash]) => `${hash} ${address}`);
      writeFileSync(path.join(folder, "addresses.txt"), lines.join("\n"));
    },
  };
}

/** Reads the hash of each address of an archive. */
export function readHashes(folder: string): ReadonlyMap<string, string> {
  const lines = readFileSync(path.join(folder, "addresses.txt"), "utf8").split("\n");
  return new Map(lines.map((line) => [line.slice(33), line.slice(0, 32)]));
}

/** Reads the text with a hash. */
export function readText(folder: string, hash: string): string {
  return gunzipSync(readFileSync(path.join(folder, `${hash}.gz`))).toString();
}
