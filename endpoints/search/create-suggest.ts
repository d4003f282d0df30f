import { setTimeout } from "node:timers/promises";
import type { FoundPlace } from "../../catalog/search/find-on-site.ts";
import type { Site } from "../../hosts/site.ts";
import { defaultLocale, isLocaleCode, type Locale, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { placeKey } from "../../renderer/contracts/places.ts";
import type { ContentPorts } from "../../renderer/contracts/ports.ts";
import { findSiteByHost } from "../../routing/host.ts";
import { pagePath } from "../../routing/page-address.ts";
import { searchView } from "../../blocks/listing/view.ts";
import { readView } from "../../routing/define-view.ts";
import { type ProductPage, writtenPages } from "../addresses/written-pages.ts";
import type { SiteSearch } from "./create-site-search.ts";
import { createReadInTime } from "./in-time.ts";
import { toSuggestions } from "./suggestions.ts";

interface SuggestOptions extends Pick<SiteSearch, "find">, Pick<ContentPorts, "placePages"> {
  /** Returns the published pages of all sites. */
  readonly pages: () => Promise<readonly ProductPage[]>;
  /** Waits for so many milliseconds; a timer by default. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** Milliseconds that a form waits, and between two attempts. The first index of a language may take longer. */
const patience = { waitMs: 5000, retryMs: 1000 };

/** Browsers store suggestions for a minute: going back over typed letters costs no request. */
const cacheControl = "public, max-age=60";

/** No cache stores it. The index may be there when the client requests it again, in seconds. */
const busy = { "Retry-After": "5", "Cache-Control": "no-store" };

const timer = (ms: number) => setTimeout(ms, undefined, { ref: false });

/**
 * Returns a function that responds with suggestions. Without an index in time it is a 503. Without pages in time products lead
 * to their own addresses and places to searches, and no cache stores that.
 */
export function createSuggest(options: SuggestOptions) {
  return async (host: string, query: URLSearchParams): Promise<Response> => {
    const site = findSiteByHost(host);
    const code = query.get("locale") ?? defaultLocale;
    const { q } = readView(searchView, { q: query.get("q") ?? undefined });
    if (site === undefined || !isLocaleCode(code)) return new Response(null, { status: 404 });
    const locale = locales[code];
    const t = createLocaleTranslator(locale);
    const [things, byPlace, listed] = q === undefined ? nothing : await readInTime(options, q, site, locale);
    if (things === undefined) return new Response(null, { status: 503, headers: busy });
    const findPlacePath = (places: FoundPlace["places"]) => {
      const page = places.map((place) => byPlace?.get(placeKey(site, place))).find((each) => each !== undefined);
      return page && pagePath(code, page.path);
    };
    const written = writtenPages(listed ?? [], { site, locale });
    const findWrittenPath = (product: number) => {
      const page = written.get(product);
      return page && pagePath(page.locale.code, page.path);
    };
    return Response.json(toSuggestions(things, { locale, t, findPlacePath, findWrittenPath }), {
      headers: { "Cache-Control": byPlace === undefined || listed === undefined ? "no-store" : cacheControl },
    });
  };
}

/** Reads all parts of suggestions. Parts that are late are undefined. */
function readInTime({ find, placePages, pages, wait = timer }: SuggestOptions, q: string, site: Site, locale: Locale) {
  const inTime = createReadInTime({ ...patience, wait });
  return Promise.all([inTime(() => find(q, site, locale)), inTime(() => placePages(locale)), inTime(pages)]);
}

/** Suggestions before anything was typed. */
const nothing = [{ matches: false, products: [], places: [] }, new Map(), []] as const;
