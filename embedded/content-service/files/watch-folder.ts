import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { isRecord } from "@tessera/runtime/is-record.ts";

/** Milliseconds without changes before a callback: editors write a file in several steps. */
const quietMs = 100;

/**
 * Calls back once after each burst of changes below a directory; returns a function that stops.
 * Watches folders, because a watched file is lost when an editor or git replaces it. While the directory is missing,
 * nothing is reported; its return is a change.
 */
export function watchFolder(directory: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let close = watchAll(directory, changed);
  function changed() {
    clearTimeout(timer);
    timer = setTimeout(rewatch, quietMs);
  }
  function rewatch() {
    close();
    try {
      close = watchAll(directory, changed);
    } catch (cause) {
      if (!isGone(cause)) throw cause;
      return changed();
    }
    onChange();
  }
  return () => {
    clearTimeout(timer);
    close();
  };
}

/** Watches all folders of a directory, or none when one is missing. Returns a function that stops. */
function watchAll(directory: string, changed: () => void): () => void {
  const watchers: FSWatcher[] = [];
  const close = () => {
    for (const watcher of watchers.splice(0)) watcher.close();
  };
  try {
    for (const folder of foldersIn(directory)) watchers.push(watch(folder, changed).on("error", changed));
  } catch (cause) {
    close();
    throw cause;
  }
  return close;
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
