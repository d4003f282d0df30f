import { watch } from "node:fs";

/** How long the disk has to be quiet: editors write a file in several steps. */
const quietMs = 100;

/** Calls back once after each burst of changes below a directory; gives a function that ends it. */
export function watchContent(directory: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(directory, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quietMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
