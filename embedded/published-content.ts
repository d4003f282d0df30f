import { fileURLToPath } from "node:url";
import { ContentError } from "./content-service/files/content-error.ts";
import { readContent } from "./content-service/files/read-content.ts";
import { watchContent } from "./content-service/files/watch-content.ts";
import type { DocumentStore } from "./content-service/store/document-store.ts";
import { createMemoryStore } from "./content-service/store/memory-store.ts";
import { readPhotos } from "./media/photos.ts";

const contentDirectory = fileURLToPath(new URL("./data/content/", import.meta.url));

interface PublishedContent {
  readonly store: DocumentStore;
  /** Ends the watching, if there is any. */
  readonly close: () => void;
}

/** The documents of a directory; with `watch`, always as they are on disk, unless a file is wrong. */
export function publishedContent({
  watch,
  directory = contentDirectory,
}: {
  readonly watch: boolean;
  readonly directory?: string;
}): PublishedContent {
  const photos = readPhotos();
  const store = createMemoryStore(readContent(directory, photos));
  const close = watch
    ? watchContent(directory, () => explain(() => store.replace(readContent(directory, photos))))
    : () => {};
  return { store, close };
}

function explain(publish: () => void): void {
  try {
    publish();
    console.log("The content is published as it is on disk.");
  } catch (cause) {
    console.error(cause instanceof ContentError ? `${cause.message}\nThe content from before stays.` : cause);
  }
}
