import type { ContentService } from "../../content/client/content-service.ts";
import { everyPage, type LinkRules, publishedTags } from "../../content/dependencies/published-tags.ts";
import { listChangedIds, type WebhookMessage } from "./message.ts";

interface ReaderOptions extends LinkRules {
  readonly read: ContentService["byIds"];
  /** Whether the site shows a release in place of what is published. */
  readonly showsRelease: boolean;
  /** Invalidates what was read of the content before. Receives the master ref that the message names. */
  readonly published: (masterRef: string | undefined) => void;
}

/** Changes in a message. */
export interface Publication {
  /** The cache tags of the pages that it changes. */
  readonly tags: readonly string[];
  /** Why the changed documents could not be read. The tags are then those of pages that show them, but of no other. */
  readonly failure?: unknown;
}

/** Most documents whose pages are found one by one: their ids fit into one address. More invalidate every page. */
const maxDocuments = 200;

/** Returns a function that reads the documents a message names, and returns what that changes. It never throws. */
export function publicationReader(options: ReaderOptions): (message: WebhookMessage) => Promise<Publication> {
  const { read, showsRelease, published } = options;
  return async (message) => {
    const ids = listChangedIds(message, showsRelease);
    published(message.masterRef);
    if (ids.length === 0) return { tags: [] };
    if (ids.length > maxDocuments) return { tags: [everyPage] };
    try {
      return { tags: publishedTags(ids, await read(ids), options) };
    } catch (failure) {
      return { tags: publishedTags(ids, [], options), failure };
    }
  };
}
