import type { InternalPath } from "../../routing/internal-path.ts";
import type { Priority } from "./bulkhead.ts";

/**
 * Class of a page, for eviction and outages. An address has one default view, some forty chosen currencies, and countless
 * views with parameters. A not-found page that names other languages stands for a missing page.
 */
export type PageClass = "default-view" | "currency" | "view" | "missing";

/** The key of a page in caches and stores. Its class is known from the request. */
export interface PageKey {
  /** Path of the route that Next renders: everything the page varies by. */
  readonly text: string;
  readonly pageClass: PageClass;
  /** As the internal path has it, `_` for a page without parameters. */
  readonly view: string;
}

export function toPageKey({ text, currency, view }: InternalPath): PageKey {
  return { text, pageClass: view === "_" ? classIn(currency) : "view", view };
}

/** Returns the key of a host's not-found page. `elsewhere` is what it says of other languages, `/en.de/tickets`, or empty. */
export function toNotFoundKey(
  { host, locale, currency }: Pick<InternalPath, "host" | "locale" | "currency">,
  elsewhere: string,
): PageKey {
  const pageClass = elsewhere === "" ? classIn(currency) : "missing";
  return { text: `/not-found-page/${host}/${locale}/${currency}${elsewhere}`, pageClass, view: "_" };
}

/** The default view of a page is rendered first, then chosen currencies, then views with parameters. */
export function choosePriority({ pageClass }: PageKey): Priority {
  return pageClass === "missing" ? "default-view" : pageClass;
}

function classIn(currency: string): PageClass {
  return currency === "auto" ? "default-view" : "currency";
}
