import type { DocumentsQuery, ListedDocument } from "../../catalog/document/document.ts";
import { unsoldShowNote } from "../../catalog/show/unsold-show-note.ts";
import {
  type LinkTarget,
  need,
  type Needs,
  noNeeds,
  type PageContext,
  type PageFacts,
  type ProductPageType,
  type UnsoldShow,
} from "../../renderer/index.ts";
import { excludedTag } from "../../content/document.ts";
import { parseDate } from "../../i18n/dates.ts";
import { type LocalizedText, textLanguage } from "../../i18n/localized-text.ts";
import { defaultLocale, findLocaleByContentLanguage, locales } from "../../i18n/locales.ts";
import { pageAddress, pagePath } from "../../routing/page-address.ts";
import { findCityZone } from "./find-city-zone.ts";

/** A show that nobody sells yet, as a page lists it. */
export interface UpcomingShow extends Pick<UnsoldShow, "theatreLink" | "poster"> {
  readonly name: LocalizedText;
  readonly theatre: LocalizedText;
  /** When it opens, in words. */
  readonly note: string;
  /** The day that it opens, `YYYY-MM-DD`; undefined where nobody says. */
  readonly opening: string | undefined;
  /** Its own page: it is never booked. */
  readonly target: LinkTarget;
}

/** Comes after every day. */
const unknown = "9999";

/** Returns the need for the shows that nobody sells yet. Only a site of shows has it. */
export function upcomingShowNeeds(facts: PageFacts): Needs {
  const queries = listShowQueries(facts).map(({ query }) => query);
  return queries.length === 0 ? noNeeds : need("documents", queries);
}

/** Returns the shows of a site that nobody sells yet, the next to open first. One that lacks the language is in English. */
export function upcomingShows(page: PageContext): readonly UpcomingShow[] {
  const shows = new Map<string, ReturnType<typeof upcomingShow>>();
  for (const { query, unsold } of listShowQueries(page)) {
    const found =
      page.snapshot.getReadState("documents", query) === "found" ? page.snapshot.get("documents", query) : [];
    for (const document of found ?? []) {
      if (!shows.has(document.uid ?? "")) shows.set(document.uid ?? "", upcomingShow(document, unsold, page));
    }
  }
  return [...shows.values()]
    .filter((show) => show !== undefined)
    .toSorted((one, other) => (one.opening ?? unknown).localeCompare(other.opening ?? unknown));
}

/** Returns a query for the page's language and one for the base language, with how its documents are read. */
function listShowQueries({ site, locale, productPages }: Pick<PageFacts, "site" | "locale" | "productPages">) {
  const languages = locale.code === defaultLocale ? (["page"] as const) : (["page", "base"] as const);
  return productPages.types.flatMap(({ type, category, unsold }) => {
    if (unsold === undefined || category !== site.sells?.category) return [];
    return languages.map((language) => {
      const query: DocumentsQuery = { type, language, withoutProduct: true, excludedTags: [excludedTag] };
      return { query, unsold };
    });
  });
}

/** Returns what to say of a show by the day of its city. The site's city stands in for one that the page did not read. */
function toShowNote({ show, city }: UnsoldShow, page: PageContext) {
  const { snapshot, site, locale, t } = page;
  const zones = [city, site.sells?.city ?? site.primaryCity].map((code) => zoneIn(code, page));
  const timeZone = zones.find((zone) => zone !== "") ?? "";
  return unsoldShowNote(show, timeZone, { now: snapshot.readAt, locale, t });
}

/** Returns the zone of a city; empty where nobody says. It costs no call where the page lists a product there. */
function zoneIn(code: string, { contents, snapshot }: PageContext): string {
  return contents.described.find(({ cityCode }) => cityCode === code)?.timeZone || findCityZone(code, snapshot);
}

/** Returns undefined for a show of another site, and for one that runs or is over. */
function upcomingShow(document: ListedDocument, read: NonNullable<ProductPageType["unsold"]>, page: PageContext) {
  const [address, locale] = [pageAddress(document.uid ?? ""), findLocaleByContentLanguage(document.lang)];
  if (address?.site !== page.site || locale === undefined) return undefined;
  const unsold = read(document);
  const note = unsold && toShowNote(unsold, page);
  if (unsold === undefined || note === undefined || note.state === "closed") return undefined;
  const language = textLanguage(locale.tag, page.locale);
  return {
    name: { text: page.text(unsold.name), ...language },
    theatre: { text: page.text(unsold.theatre), ...language },
    theatreLink: unsold.theatreLink,
    poster: unsold.poster,
    note: note.text,
    opening: parseDate(unsold.show.dates.opening ?? "") && unsold.show.dates.opening,
    target: {
      href: pagePath(page.locale.code, address.path),
      ...(locale !== page.locale && { hrefLang: locales[locale.code].tag }),
    },
  };
}
