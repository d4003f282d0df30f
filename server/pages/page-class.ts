import { splitInternalPath } from "../../routing/known-address.ts";
import { hasParameter } from "../../routing/view.ts";
import type { Priority } from "./bulkhead.ts";

/**
 * Class of a page by its key, for eviction and outages. An address has one default view, some forty chosen currencies,
 * and countless views with parameters. A not-found page that names other languages stands for a missing page.
 */
export type PageClass = "default-view" | "currency" | "view" | "missing";

const notFound = "/not-found-page";

/** Returns the class of a key: `/www.tessera.example/de/USD/_/rome` → `currency`. */
export function classifyPage(key: string): PageClass {
  if (key.startsWith(`${notFound}/`)) return classifyNotFound(key.slice(notFound.length));
  const { currency, view } = splitInternalPath(key);
  return view === "_" ? classIn(currency) : "view";
}

/** The default view of a page is rendered first, then chosen currencies, then views with parameters. */
export function choosePriority(key: string): Priority {
  const known = classifyPage(key);
  return known === "missing" ? "default-view" : known;
}

/**
 * Returns whether a page shows one of the choices of one traveller: a row of a house. There are more such choices than a cache has
 * room for, and a seat is free for its moment alone.
 */
export function isOwnChoice(key: string, ownChoices: readonly string[]): boolean {
  const { view } = splitInternalPath(key);
  return hasParameter(decodeURIComponent(view), ownChoices);
}

/** Only a not-found page for a page in other languages has more than host, locale and currency. */
function classifyNotFound(path: string): PageClass {
  const { currency, view } = splitInternalPath(path);
  return view === "" ? classIn(currency) : "missing";
}

function classIn(currency: string): PageClass {
  return currency === "auto" ? "default-view" : "currency";
}
