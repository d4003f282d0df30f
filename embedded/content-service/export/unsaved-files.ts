import { execFileSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** Returns those of a folder's files that are there and have content that git does not have; with `force` none. */
export function unsavedAmong(folder: string, names: readonly string[], force: boolean): readonly string[] {
  if (force) return [];
  const isUnsaved = unsavedFiles(folder);
  return names.filter((name) => existsSync(join(folder, name)) && isUnsaved(join(folder, name)));
}

/**
 * Returns whether a file has content that git does not have: it is changed, new or ignored. Without git every file has.
 */
function unsavedFiles(folder: string): (path: string) => boolean {
  const git = (...parameters: readonly string[]) =>
    execFileSync("git", ["-C", folder, ...parameters], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const root = git("rev-parse", "--show-toplevel").trim();
    const lines = git(
      "status",
      "--porcelain=v1",
      "-z",
      "--untracked-files=all",
      "--ignored",
      "--no-renames",
      "--",
      ".",
    );
    const unsaved = lines.split("\0").map((line) => join(root, line.slice(3)));
    const isUnsaved = (path: string) =>
      unsaved.some((one) => one === path || (one.endsWith("/") && path.startsWith(one)));
    return (path) => isUnsaved(realpathSync(path));
  } catch {
    return () => true;
  }
}
