import { readFile, rm, writeFile } from "node:fs/promises";

/** The outbox is open in another process. */
export class OutboxLockedError extends Error {}

/**
 * Takes a lock file for this process, and returns a function that releases it. A lock whose process has ended is free.
 * Throws `OutboxLockedError` while a process has it.
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  const own = `${process.pid} ${await startOf(process.pid)}`;
  const take = () => writeFile(file, own, { flag: "wx", mode: 0o600 });
  try {
    await take();
  } catch (cause) {
    const [pid = "", start = ""] = (await readFile(file, "utf8").catch(() => "")).split(" ");
    if (isRunning(Number(pid)) && (await startOf(Number(pid))) === start)
      throw new OutboxLockedError(`The outbox is open in process ${pid}: ${file}`, { cause });
    await rm(file, { force: true });
    await take();
  }
  return () => rm(file, { force: true });
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
