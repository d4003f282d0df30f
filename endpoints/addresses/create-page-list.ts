import type { ListQueries } from "../../content/client/content-service.ts";
import type { RawDocument } from "../../content/document.ts";
import { singleFlight } from "../../http/single-flight.ts";
import { createPageLister } from "./create-page-lister.ts";
import type { ListedPage } from "./listed-page.ts";

/** All published pages and redirects as they were at a ref. */
export interface PagesAtRef {
  readonly ref: string;
  readonly pages: readonly ListedPage[];
}

export interface PageList {
  /**
   * Returns the pages if they were read at the current ref. Never waits for a whole reading: it starts one, unless there
   * are too many documents. Throws `ContentError`.
   */
  readonly current: () => Promise<PagesAtRef | undefined>;
  /**
   * Returns the pages as they were read last, within five minutes; else reads them. While the content service is down they
   * stay as they were. Throws `ContentError` when they were never read.
   */
  readonly recent: () => Promise<PagesAtRef>;
  /**
   * Returns the pages as they were read last, and waits only for the first reading. After five minutes they are read again,
   * behind the caller. Throws `ContentError` when they were never read.
   */
  readonly latest: () => Promise<PagesAtRef>;
}

/** Queries of the content service that a list of pages sends. */
export type PageListContent = Pick<ListQueries, "ref" | "count" | "allAtRef">;

interface PageListOptions {
  readonly content: PageListContent;
  readonly types: readonly string[];
  /** The fields that decide what a document shows, `microsite.heading`. */
  readonly fields: readonly string[];
  /** Returns undefined for a document that is at no address. */
  readonly listed: (document: RawDocument) => ListedPage | undefined;
  /** Most documents of which `current` starts a reading. It takes half a second for each hundred of the largest language. */
  readonly most: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Milliseconds: as long as a page stays fresh. */
const recentMs = 300_000;

/** Reads all published pages once for all callers: concurrent ones share the reading. */
export function createPageList(options: PageListOptions): PageList {
  const { content, types, fields, most, now } = options;
  const listPages = createPageLister(options.listed);
  let last: (PagesAtRef & { readonly readAt: number }) | undefined;
  let tooManyAt: string | undefined;

  const read = singleFlight(async () => {
    const { ref, documents } = await content.allAtRef(types, fields);
    last = { ref, pages: await listPages(documents), readAt: now() };
    return last;
  });
  const readUnlessTooMany = singleFlight(async () => {
    const ref = await content.ref();
    if (ref === tooManyAt) return;
    if ((await content.count(types)) > most) tooManyAt = ref;
    else if (last?.ref !== ref) await read();
  });

  const recent: PageList["recent"] = async () => {
    const known = last;
    if (known === undefined) return read();
    return now() - known.readAt < recentMs ? known : read().catch(() => known);
  };

  return {
    recent,
    latest: async () => {
      const reading = recent();
      return last ?? reading;
    },
    current: async () => {
      const ref = await content.ref();
      // A content service without any page has lost them.
      if (last?.ref === ref && last.pages.length > 0) return last;
      // A failure here repeats in the next call, or is gone by then.
      readUnlessTooMany().catch(() => undefined);
      return undefined;
    },
  };
}
