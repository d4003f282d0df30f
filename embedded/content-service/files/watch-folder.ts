import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../is-record.ts";

/** How long the disk has to be quiet: editors write a file in several steps. */
const quietMs = 100;

/**
 * Calls back once after each burst of changes below a directory; gives a function that ends it. Every folder is watched
 * by itself: a watch of files goes deaf to one that an editor or git replaces, a watch of its folder does not. While the
 * directory is away, as when git changes branches, nothing is told; its return is a change.
 */
export function watchFolder(directory: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers: FSWatcher[] = [];
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(rewatch, quietMs);
  };
  const start = () => {
    for (const folder of foldersIn(directory)) watchers.push(watch(folder, changed).on("error", changed));
  };
  function rewatch() {
    end();
    try {
      start();
    } catch (cause) {
      if (!isGone(cause)) throw cause;
      return changed();
    }
    onChange();
  }
  function end() {
    clearTimeout(timer);
    for (const watcher of watchers.splice(0)) watcher.close();
  }
  start();
  return end;
}

function foldersIn(directory: string): readonly string[] {
  const below = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return [directory, ...below];
}

function isGone(cause: unknown): boolean {
  return isRecord(cause) && cause["code"] === "ENOENT";
}
