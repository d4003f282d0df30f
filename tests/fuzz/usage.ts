import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Site } from "../support/start-site.ts";

/** A site's use of its machine. */
export interface Usage {
  /** Resident memory in MB. NaN where the system does not say. */
  readonly memory: number;
  /** MB of its pages, its content and its forms. */
  readonly data: number;
  /** Files of its build and of the project's data: it writes none there. */
  readonly projectFiles: number;
}

export function measureUsage({ pid, folder }: Pick<Site, "pid" | "folder">): Usage {
  return {
    memory: residentMegabytes(pid),
    data: megabytesIn(folder),
    projectFiles: [".next", ".data"].flatMap(filesIn).length,
  };
}

/** Returns the names of what grew by more than its limit. */
export function grownBeyond(limits: Usage, before: Usage, after: Usage): readonly string[] {
  const names = ["memory", "data", "projectFiles"] as const;
  return names.filter((name) => after[name] - before[name] > limits[name]);
}

/** Returns the resident memory of a process in MB. NaN where the system does not say. */
export function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Number.NaN;
  }
}

/** Adds the sizes of files. A file that was deleted meanwhile counts as empty. */
function megabytesIn(folder: string): number {
  const sizes = filesIn(folder).map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000);
}

function filesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
