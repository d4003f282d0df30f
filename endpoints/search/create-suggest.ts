import { setTimeout } from "node:timers/promises";
import type { Market } from "../../catalog/market/market.ts";
import type { Found, FoundPlace } from "../../catalog/search/find-on-site.ts";
import { splitDayWord } from "../../catalog/search/split-day-word.ts";
import type { Site } from "../../hosts/site.ts";
import { type CurrencyCode, fallbackCurrency, isCurrencyCode } from "../../i18n/currencies.ts";
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
import type { ProductFacts, ReadProductFacts } from "./product-facts.ts";
import { maxItems, toSuggestions } from "./suggestions.ts";

interface SuggestOptions extends Pick<SiteSearch, "find">, Pick<ContentPorts, "placePages"> {
  readonly readFacts: ReadProductFacts;
  /** Returns the published pages of all sites. */
  readonly pages: () => Promise<readonly ProductPage[]>;
  /** Waits for so many milliseconds; a timer by default. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** Milliseconds that a form waits, and between two attempts. The first index of a language may take longer. */
const patience = { waitMs: 5000, retryMs: 1000 };

/** Milliseconds that suggestions wait for pictures and prices. They are shown without what is late. */
const factsMs = 800;

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
    const words = splitDayWord(q ?? "")?.words ?? q ?? "";
    const [things, byPlace, listed] = words === "" ? nothing : await readInTime(options, words, site, locale);
    if (things === undefined) return new Response(null, { status: 503, headers: busy });
    const facts = await readFactsInTime(options, things, { locale, currency: readCurrency(query) });
    const findPlacePath = (places: FoundPlace["places"]) => {
      const page = places.map((place) => byPlace?.get(placeKey(site, place))).find((each) => each !== undefined);
      return page && pagePath(code, page.path);
    };
    const written = writtenPages(listed ?? [], { site, locale });
    const findWrittenPath = (product: number) => {
      const page = written.get(product);
      return page && pagePath(page.locale.code, page.path);
    };
    const isWhole = byPlace !== undefined && listed !== undefined && facts !== undefined;
    return Response.json(toSuggestions(things, { locale, t, facts, findPlacePath, findWrittenPath }), {
      headers: { "Cache-Control": isWhole ? cacheControl : "no-store" },
    });
  };
}

function readCurrency(query: URLSearchParams): CurrencyCode {
  const code = query.get("currency") ?? "";
  return isCurrencyCode(code) ? code : fallbackCurrency;
}

/** Reads what is shown of the products that are suggested; undefined where it is late or fails. */
function readFactsInTime(
  { readFacts, wait = timer }: SuggestOptions,
  { matches, products }: Found,
  market: Market,
): Promise<ReadonlyMap<number, ProductFacts> | undefined> {
  const ids = matches ? products.slice(0, maxItems.experiences).map(({ id }) => id) : [];
  const late = wait(factsMs).then(() => undefined);
  return Promise.race([readFacts(ids, market).catch(() => undefined), late]);
}

/** Reads all parts of suggestions. Parts that are late are undefined. */
function readInTime({ find, placePages, pages, wait = timer }: SuggestOptions, q: string, site: Site, locale: Locale) {
  const inTime = createReadInTime({ ...patience, wait });
  return Promise.all([inTime(() => find(q, site, locale)), inTime(() => placePages(locale)), inTime(pages)]);
}

/** Suggestions before anything was typed. */
const nothing = [{ matches: false, products: [], places: [] }, new Map(), []] as const;
