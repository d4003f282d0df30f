import type { DocumentsQuery, ListedDocument } from "../../catalog/document/document.ts";
import { unsoldShowNote } from "../../catalog/show/unsold-show-note.ts";
import { mergeNeeds, need, type Needs, noNeeds } from "../../catalog/snapshot/needs.ts";
import type { Site } from "../../hosts/site.ts";
import { parseDate } from "../../i18n/dates.ts";
import { type LocalizedText, textLanguage } from "../../i18n/localized-text.ts";
import { defaultLocale, localeOfContentLanguage, locales } from "../../i18n/locales.ts";
import { pageAddress, pagePath } from "../../routing/page-address.ts";
import { excludedTag } from "../product-hrefs.ts";
import type { LinkTarget } from "../render/href-from.ts";
import type { PageContext, PageFacts } from "../render/page-context.ts";
import { zoneOfCity } from "../zone-of-city.ts";
import type { ProductPageType, UnsoldShow } from "./unsold-show.ts";

/** A show that nobody sells yet, as a page lists it. */
export interface UpcomingShow extends Pick<UnsoldShow, "theatreLink" | "poster"> {
  readonly name: LocalizedText;
  readonly theatre: LocalizedText;
  /** When it opens, in words. */
  readonly note: string;
  /** Its own page: it is never booked. */
  readonly target: LinkTarget;
}

/** Returns the need for the shows that nobody sells yet, and for the day of their city. Only a site of shows has it. */
export function upcomingShowNeeds(facts: PageFacts): Needs {
  const queries = queriesOf(facts).map(({ query }) => query);
  if (queries.length === 0) return noNeeds;
  return mergeNeeds([need("documents", queries), need("cities", [{ code: cityOfSite(facts.site) }])]);
}

/** Returns the shows of a site that nobody sells yet, the next to open first. One that lacks the language is in English. */
export function upcomingShows(page: PageContext): readonly UpcomingShow[] {
  const shows = new Map<string, ReturnType<typeof upcomingShow>>();
  for (const { query, unsold } of queriesOf(page)) {
    const found = page.snapshot.stateOf("documents", query) === "found" ? page.snapshot.get("documents", query) : [];
    for (const document of found ?? []) {
      if (!shows.has(document.uid ?? "")) shows.set(document.uid ?? "", upcomingShow(document, unsold, page));
    }
  }
  return [...shows.values()]
    .filter((show) => show !== undefined)
    .toSorted((one, other) => one.opens - other.opens)
    .map(({ opens: _opens, ...show }) => show);
}

/** Returns a query for the page's language and one for the base language, with how its documents are read. */
function queriesOf({ site, locale, productPages }: Pick<PageFacts, "site" | "locale" | "productPages">) {
  const languages = locale.code === defaultLocale ? (["page"] as const) : (["page", "base"] as const);
  return productPages.flatMap(({ type, category, unsold }) => {
    if (unsold === undefined || category !== site.sells?.category) return [];
    return languages.map((language) => {
      const query: DocumentsQuery = { type, language, withoutProduct: true, excludedTags: [excludedTag] };
      return { query, unsold };
    });
  });
}

/** Returns what to say of a show in the zone of its city. A city that was not read counts as the site's. */
function noteOf({ show, city }: UnsoldShow, page: PageContext) {
  const { snapshot, site, locale, t } = page;
  const timeZone = zoneOfCity(city, snapshot) || zoneOfCity(cityOfSite(site), snapshot);
  return unsoldShowNote(show, timeZone, { now: snapshot.readAt, locale, t });
}

/** Returns the city whose shows a site has. */
function cityOfSite({ sells, primaryCity }: Site): string {
  return sells?.city ?? primaryCity;
}

/** Returns undefined for a show of another site, and for one that runs or is over. */
function upcomingShow(document: ListedDocument, read: NonNullable<ProductPageType["unsold"]>, page: PageContext) {
  const [address, locale] = [pageAddress(document.uid ?? ""), localeOfContentLanguage(document.lang)];
  if (address?.site !== page.site || locale === undefined) return undefined;
  const unsold = read(document);
  const note = unsold && noteOf(unsold, page);
  if (unsold === undefined || note === undefined || note.state === "closed") return undefined;
  const language = textLanguage(locale.tag, page.locale);
  return {
    name: { text: page.text(unsold.name), ...language },
    theatre: { text: page.text(unsold.theatre), ...language },
    theatreLink: unsold.theatreLink,
    poster: unsold.poster,
    note: note.text,
    opens: parseDate(unsold.show.dates.opening ?? "")?.getTime() ?? Number.MAX_SAFE_INTEGER,
    target: {
      href: pagePath(locale.code, address.path),
      ...(locale !== page.locale && { hrefLang: locales[locale.code].tag }),
    },
  };
}
