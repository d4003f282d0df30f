import { readFile } from "node:fs/promises";
import { decodeEntry, type Entry } from "./journal-line.ts";

/** What a journal holds, and how many of its bytes are whole. */
export interface JournalContent {
  readonly entries: readonly Entry[];
  readonly size: number;
  /** Lines before the last that are damaged. */
  readonly damaged: number;
}

/**
 * Reads a journal; a missing one is empty. What follows the last line break was never confirmed to anyone: a process died
 * while it wrote it.
 */
export async function readJournal(file: string): Promise<JournalContent> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return Buffer.alloc(0);
    throw error;
  });
  const size = bytes.lastIndexOf("\n") + 1;
  const lines = bytes.subarray(0, Math.max(0, size - 1)).toString();
  const entries = lines === "" ? [] : lines.split("\n").map((line) => decodeEntry(line));
  const known = entries.filter((entry) => entry !== undefined);
  return { entries: known, size, damaged: entries.length - known.length };
}
