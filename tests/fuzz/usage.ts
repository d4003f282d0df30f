import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Returns the resident memory of a process in MB. NaN where the system does not say. */
export function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** Returns the MB and the number of all files below folders; a folder that is missing has none. */
export function diskUsage(folders: readonly string[]): { readonly megabytes: number; readonly files: number } {
  const sizes = folders.flatMap((folder) => filesIn(folder).map((file) => statSync(file, { throwIfNoEntry: false })));
  const bytes = sizes.reduce((sum, stat) => sum + (stat?.size ?? 0), 0);
  return { megabytes: Math.round(bytes / 1_000_000), files: sizes.length };
}

function filesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
