import { setTimeout } from "node:timers/promises";
import type { FoundPlace } from "../../catalog/search/find-on-site.ts";
import { defaultLocale, isLocaleCode, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { placeKey } from "../../renderer/place-pages.ts";
import type { Ports } from "../../renderer/ports.ts";
import { findSiteOfHost } from "../../routing/host.ts";
import { pagePath } from "../../routing/page-address.ts";
import { defaultView, parseViewQuery, parseViewSegment } from "../../routing/view.ts";
import { type ProductPage, writtenPages } from "../addresses/written-pages.ts";
import type { SiteSearch } from "./create-site-search.ts";
import { toSuggestions } from "./suggestions.ts";

interface SuggestOptions extends Pick<SiteSearch, "find">, Pick<Ports, "placePages"> {
  /** Returns the published pages of all sites. */
  readonly pages: () => Promise<readonly ProductPage[]>;
}

/** Milliseconds that a form waits. The index of a language that nobody searched in takes longer. */
const patienceMs = 5000;

/** Browsers store suggestions for a minute: going back over typed letters costs no request. */
const cacheControl = "public, max-age=60";

/** No cache stores it. The index may be there when the client requests it again, in seconds. */
const busy = { "Retry-After": "5", "Cache-Control": "no-store" };

/** Returns a function that responds with suggestions. Without any in time it is a 503. */
export function createSuggest({ find, placePages, pages }: SuggestOptions) {
  return async (host: string, query: URLSearchParams): Promise<Response> => {
    const site = findSiteOfHost(host);
    const code = query.get("locale") ?? defaultLocale;
    const { q } =
      parseViewSegment(parseViewQuery(`${new URLSearchParams({ q: query.get("q") ?? "" })}`)) ?? defaultView;
    if (site === undefined || !isLocaleCode(code)) return new Response(null, { status: 404 });
    const locale = locales[code];
    const t = createLocaleTranslator(locale);
    const reading = q === undefined ? nothing : Promise.all([find(q, site, locale), placePages(locale), pages()]);
    const found = await Promise.race([reading, setTimeout(patienceMs, undefined, { ref: false })]).catch(
      () => undefined,
    );
    if (found === undefined) return new Response(null, { status: 503, headers: busy });
    const [things, byPlace, listed] = found;
    const findPlacePath = (places: FoundPlace["places"]) => {
      const page = places.map((place) => byPlace.get(placeKey(site, place))).find((each) => each !== undefined);
      return page && pagePath(code, page.path);
    };
    const written = writtenPages(listed, { site, locale });
    const findWrittenPath = (product: number) => {
      const page = written.get(product);
      return page && pagePath(page.locale.code, page.path);
    };
    return Response.json(toSuggestions(things, { locale, t, findPlacePath, findWrittenPath }), {
      headers: { "Cache-Control": cacheControl },
    });
  };
}

/** What is suggested where nothing was typed. */
const nothing = Promise.resolve([{ matches: false, products: [], places: [] }, new Map(), []] as const);
