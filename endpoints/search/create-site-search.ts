import { listSearchEntries } from "../../catalog/search/list-search-entries.ts";
import { type Found, findOnSite } from "../../catalog/search/find-on-site.ts";
import { createSearchIndex, type SearchIndex } from "../../catalog/search/search-index.ts";
import { type Search, toResults } from "../../catalog/search/search.ts";
import { findSiteByHost } from "../../routing/host.ts";
import type { Site } from "../../hosts/site.ts";
import { defaultLocale, type Locale, type LocaleCode, locales } from "../../i18n/locales.ts";
import { fallbackCurrency } from "../../i18n/currencies.ts";
import { createRefreshedValue, type RefreshedValue } from "../../http/refreshed-value.ts";
import { readKnownIds, type SearchProvider } from "./read-known-ids.ts";
import { readPlaces, readSearchSource } from "./read-search-source.ts";

export interface SiteSearch {
  readonly search: Search;
  /** Returns all that matches on a site. Throws if nothing can be searched. */
  readonly find: (q: string, site: Site, locale: Locale) => Promise<Found>;
  /**
   * Reads the index of the base language, and what those of other languages share. The first search then need not wait.
   * Does nothing once it is read, and for ten seconds after a failure. Never throws.
   */
  readonly prepare: () => Promise<void>;
}

interface SiteSearchOptions {
  readonly provider: SearchProvider;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** Milliseconds between two readings of all that can be found. */
const freshMs = 600_000;

/**
 * Milliseconds that a page waits for an index, as for one call. A first index takes several calls in a row. It takes much
 * of the processor too, and the page has to be rendered beside it.
 */
const patienceMs = 5_000;

/** Any currency, because prices are not part of the index. */
const english = { locale: locales[defaultLocale], currency: fallbackCurrency };

/** Creates the search of all sites: an index of each language, read when the language is first searched in. */
export function createSiteSearch({ provider, now, wait }: SiteSearchOptions): SiteSearch {
  const refreshed = <Value>(read: () => Promise<Value>) => createRefreshedValue({ read, freshMs, now });
  const ids = refreshed(() => readKnownIds(provider, english));
  const names = refreshed(async () => readPlaces(provider, english, (await ids.ready()).sights));
  const indexes = new Map<LocaleCode, RefreshedValue<SearchIndex>>();
  const readIndex = async (locale: Locale) => {
    const market = { ...english, locale };
    const own = await readSearchSource(provider, market, await ids.ready());
    return createSearchIndex(listSearchEntries(own, locale.code === defaultLocale ? own : await names.ready(), locale));
  };
  const getSearchIndex = (locale: Locale) => {
    const index = indexes.get(locale.code) ?? refreshed(() => readIndex(locale));
    indexes.set(locale.code, index);
    return index;
  };
  const find: SiteSearch["find"] = async (q, site, locale) =>
    findOnSite(await getSearchIndex(locale).ready(), q, site.sells);
  const prepare = createPreparation([getSearchIndex(english.locale), names]);
  return {
    find,
    prepare,
    search: async (query, { locale }) => {
      const { host, q } = query;
      const site = findSiteByHost(host);
      if (site === undefined) throw new Error(`${host} is not configured`);
      return toResults(await Promise.race([find(q, site, locale), wait(patienceMs).then(failLate)]), query);
    },
  };
}

/** Returns a function that reads values for the first time, one after another. */
function createPreparation(
  values: readonly Pick<RefreshedValue<unknown>, "current" | "settle">[],
): () => Promise<void> {
  const unread = [...values];
  return async function prepare(): Promise<void> {
    const [value] = unread;
    await value?.settle();
    if (value?.current() === undefined) return;
    if (unread[0] === value) unread.shift();
    await prepare();
  };
}

function failLate(): never {
  throw new Error("the index was not there in time");
}
