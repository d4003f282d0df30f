import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export interface ScratchCopy {
  readonly root: string;
  readonly remove: () => void;
}

/** Copies the project to a temporary folder: its files without what git ignores, and its installed packages. */
export function scratchCopy(): ScratchCopy {
  const copy = mkdtempSync(path.join(tmpdir(), "project-"));
  for (const file of projectFiles()) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  copyPackages(copy);
  return { root: copy, remove: () => rmSync(copy, { recursive: true }) };
}

/** Returns the paths of all files that git has or would add, without deleted ones. */
function projectFiles(): readonly string[] {
  const list = (...options: readonly string[]) =>
    execFileSync("git", ["ls-files", "-z", ...options], { cwd: root, encoding: "utf8" }).split("\0");
  const deleted = new Set(list("--deleted"));
  return list("--cached", "--others", "--exclude-standard").filter((file) => file !== "" && !deleted.has(file));
}

/** Links the packages' files instead of copying them, where both folders are on one disk. */
function copyPackages(copy: string): void {
  const target = path.join(copy, "node_modules");
  try {
    execFileSync("cp", ["-al", path.join(root, "node_modules"), target], { stdio: "ignore" });
  } catch {
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(root, "node_modules"), target, { recursive: true, verbatimSymlinks: true });
  }
}
