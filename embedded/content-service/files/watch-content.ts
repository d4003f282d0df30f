import { readdirSync, watch } from "node:fs";
import { join } from "node:path";

/** How long the disk has to be quiet: editors write a file in several steps. */
const quietMs = 100;

/**
 * Calls back once after each burst of changes below a directory; gives a function that ends it. Every folder is watched
 * by itself: a watch of files goes deaf to one that an editor or git replaces, a watch of its folder does not.
 */
export function watchContent(directory: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(settled, quietMs);
  };
  let watchers = watchFolders(directory, changed);
  function settled() {
    end();
    watchers = watchFolders(directory, changed);
    onChange();
  }
  function end() {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  }
  return end;
}

function watchFolders(directory: string, changed: () => void) {
  const below = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  return [directory, ...below].map((folder) => watch(folder, changed));
}
