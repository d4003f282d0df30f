import { type FileHandle, open, rename } from "node:fs/promises";
import path from "node:path";

/** A file that lines are appended to. */
export interface Journal {
  /**
   * Calls `written` once the text is on the disk, before any other step, and resolves. Throws when it is not, and then no
   * part of it is in the file.
   */
  readonly append: (text: string, written: () => void) => Promise<void>;
  /** Replaces the whole file, or nothing of it. It waits for what is being appended. */
  readonly replace: (text: () => string) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly text: string;
  readonly written: () => void;
  readonly reject: (cause: unknown) => void;
}

/** Personal data: for the user of the process alone. */
const mode = 0o600;

/** Opens a journal whose first `size` bytes are whole, and drops the rest. */
export async function openJournal(file: string, size: number): Promise<Journal> {
  const handle = await open(file, "a", mode);
  await handle.chmod(mode);
  await handle.truncate(size);
  return new FileJournal(file, handle, size);
}

/** Writes of the same moment share one synchronisation with the disk. */
class FileJournal implements Journal {
  readonly #file: string;
  #handle: FileHandle;
  #size: number;
  #waiting: Waiting[] = [];
  #last: Promise<void> = Promise.resolve();
  /** Whether the file ends with a part of a text that was not written whole. */
  #isTorn = false;

  constructor(file: string, handle: FileHandle, size: number) {
    this.#file = file;
    this.#handle = handle;
    this.#size = size;
  }

  append(text: string, written: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const confirm = () => {
        written();
        resolve();
      };
      this.#waiting.push({ text, written: confirm, reject });
      if (this.#waiting.length === 1) void this.#next(() => this.#write());
    });
  }

  replace(text: () => string): Promise<void> {
    return this.#next(async () => {
      this.#handle = await replaceFile(this.#file, text(), this.#handle);
      this.#size = (await this.#handle.stat()).size;
    });
  }

  close(): Promise<void> {
    return this.#next(() => this.#handle.close());
  }

  #next(step: () => Promise<void>): Promise<void> {
    const done = this.#last.then(step);
    this.#last = done.catch(() => {});
    return done;
  }

  async #write(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    const bytes = Buffer.from(batch.map(({ text }) => text).join(""));
    try {
      if (this.#isTorn) await this.#trim();
      this.#isTorn = true;
      await this.#handle.appendFile(bytes);
      await this.#handle.datasync();
      this.#size += bytes.length;
      this.#isTorn = false;
      for (const { written } of batch) written();
    } catch (cause) {
      // Where this fails too, the next text is not written before it succeeds.
      await this.#trim().catch(() => {});
      for (const { reject } of batch) reject(cause);
    }
  }

  async #trim(): Promise<void> {
    await this.#handle.truncate(this.#size);
    this.#isTorn = false;
  }
}

/** Writes a file beside the old one and renames it, so that a crash leaves one of the two. Returns the new one, open. */
async function replaceFile(file: string, text: string, old: FileHandle): Promise<FileHandle> {
  const fresh = await open(`${file}.new`, "w", mode);
  await fresh.writeFile(text);
  await fresh.sync();
  await fresh.close();
  await rename(`${file}.new`, file);
  await syncFolder(path.dirname(file));
  await old.close();
  return open(file, "a", mode);
}

/** A new name in a folder is on the disk once the folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
