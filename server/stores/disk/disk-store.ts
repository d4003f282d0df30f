import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { createQueue } from "../../../http/create-queue.ts";
import { epochNow } from "../../epoch-now.ts";
import type { BytesStore } from "../bytes-store.ts";
import { createFileIndex, type FileLimits, readFolder } from "./file-index.ts";

/** Files that are written at once, and that wait to be. More are not stored. */
const writes = { concurrency: 2, queue: 200 };

/** Milliseconds between two notes in a file that it was used: its order counts at the next start only. */
const notedMs = 3_600_000;

/**
 * Opens a store with a file for each value. A file is written under another name first, so that a crash leaves the one
 * before. Nothing waits for the disk to flush: after a power cut a file may be cut off. Throws when the folder can't be made.
 */
export async function openDiskStore(folder: string, limits: FileLimits): Promise<BytesStore> {
  await mkdir(folder, { recursive: true });
  const index = createFileIndex(folder, limits);
  const writeInTurn = createQueue(writes);
  const reading = readFolder(folder, index).catch(() => undefined);

  function noteUse(name: string): void {
    const file = index.get(name);
    const now = epochNow();
    if (file === undefined || now - file.usedAt < notedMs) return;
    index.set(name, { ...file, usedAt: now });
    utimes(path.join(folder, name), now / 1000, now / 1000).catch(() => undefined);
  }

  async function write(name: string, value: Buffer): Promise<void> {
    await writeWhole(path.join(folder, name), value);
    index.set(name, { bytes: value.length, usedAt: epochNow() });
  }

  return {
    get: async (key) => {
      const name = toHashedName(key);
      const value = await readIfThere(path.join(folder, name));
      if (value !== undefined) noteUse(name);
      return value;
    },
    set: async (key, value, ifMissing) => {
      await reading;
      if (!ifMissing || !index.has(toHashedName(key))) await writeInTurn(() => write(toHashedName(key), value));
    },
    close: () => reading,
  };
}

/** Returns the name of a key's file: any key is safe, and no folder has too many files. */
function toHashedName(key: string): string {
  const hash = createHash("sha256").update(key).digest("hex");
  return path.join(hash.slice(0, 2), hash.slice(2, 42));
}

/** Writes a file and its folder. One that can't be written whole is removed. */
async function writeWhole(file: string, value: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, value);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Returns what is in a file; undefined without one. */
async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
