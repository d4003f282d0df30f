import { type Dirent } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { epochNow } from "../../epoch-now.ts";

export interface FileLimits {
  readonly maxBytes: number;
  readonly maxFiles: number;
}

/** Facts about a file in the folder. */
interface KnownFile {
  readonly bytes: number;
  /** When the file says it was used last, epoch milliseconds. */
  readonly usedAt: number;
}

export type FileIndex = LRUCache<string, KnownFile>;

/** Bytes that the smallest file takes on a disk. */
const block = 4096;

/** Milliseconds after which no process still writes an unfinished file. */
const abandonedMs = 60_000;

/**
 * Creates an index of files, names relative to their folder. Files beyond the limits are deleted, the least recently
 * used first.
 */
export function createFileIndex(folder: string, { maxBytes, maxFiles }: FileLimits): FileIndex {
  return new LRUCache<string, KnownFile>({
    max: maxFiles,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.ceil(Math.max(bytes, 1) / block) * block,
    dispose: (_file, name, reason) => {
      // The next start deletes what could not be deleted now.
      if (reason === "evict") rm(path.join(folder, name), { force: true }).catch(() => undefined);
    },
  });
}

/** Adds the files of the folder in the order of their last use, and deletes files that nobody finished. */
export async function readFolder(folder: string, index: FileIndex): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: (KnownFile & { readonly name: string })[] = [];
  for (const entry of entries) {
    // One at a time: the disk serves pages meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const file = entry.isFile() ? await readEntry(folder, entry) : undefined;
    if (file !== undefined) found.push(file);
  }
  for (const { name, ...file } of found.sort((one, other) => one.usedAt - other.usedAt)) {
    if (!index.has(name)) index.set(name, file);
  }
}

async function readEntry(folder: string, { parentPath, name: base }: Dirent) {
  const file = path.join(parentPath, base);
  const stats = await stat(file).catch(() => undefined);
  if (stats === undefined) return undefined;
  if (!base.endsWith(".tmp")) return { name: path.relative(folder, file), bytes: stats.size, usedAt: stats.mtimeMs };
  if (epochNow() - stats.mtimeMs > abandonedMs) await rm(file, { force: true }).catch(() => undefined);
  return undefined;
}
