import { readFile, rm, writeFile } from "node:fs/promises";

/** The outbox is open in another process. */
export class OutboxLockedError extends Error {}

/**
 * Takes a lock file for this process, and returns a function that releases it. A lock whose process has ended is free. One
 * process at a time may replace such a lock: replacing has a lock of its own. Throws `OutboxLockedError` while a process has it.
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  if (!(await create(file))) {
    await expectStale(file);
    const release = await takeLock(`${file}.stale`);
    try {
      // Another process may have replaced it before this one had its turn.
      await expectStale(file);
      await rm(file, { force: true });
      if (!(await create(file))) throw new OutboxLockedError(`The outbox is open in another process: ${file}`);
    } finally {
      await release();
    }
  }
  return () => rm(file, { force: true });
}

/** Writes a lock of this process. Returns false where there is one already. */
async function create(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid} ${await startOf(process.pid)}`, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Throws where the process of a lock is running. */
async function expectStale(file: string): Promise<void> {
  const [pid = "", start = ""] = (await readFile(file, "utf8").catch(() => "")).split(" ");
  if (isRunning(Number(pid)) && (await startOf(Number(pid))) === start)
    throw new OutboxLockedError(`The outbox is open in process ${pid}: ${file}`);
}

/** Signal 0 reaches a process without an effect. A process of another user runs too. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** When a process started, as Linux counts it: a new process may have the number of an old one. Empty elsewhere. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name of the program, in parentheses, may have spaces.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}
