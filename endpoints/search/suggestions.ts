import type { Found, FoundPlace } from "../../catalog/search/find-on-site.ts";
import type { Locale } from "../../i18n/locales.ts";
import { pickLanguage, type LocalizedText } from "../../i18n/localized-text.ts";
import type { Translator } from "../../i18n/translator.ts";
import { pagePath } from "../../routing/page-address.ts";
import { productPath } from "../../routing/product-address.ts";
import { maxSearchLength, searchAction } from "../../routing/search-address.ts";
import { viewQuery } from "../../routing/view.ts";
import type { SuggestedItem, Suggestions } from "../../ui/search/read-suggestions.ts";
import type { ProductFacts } from "./product-facts.ts";

interface SuggestionScope {
  readonly locale: Locale;
  readonly t: Translator;
  /** Of products; undefined where nothing of them could be read in time. */
  readonly facts: ReadonlyMap<number, ProductFacts> | undefined;
  /** Returns the path of the page about one of these; undefined without one. */
  readonly findPlacePath: (places: FoundPlace["places"]) => string | undefined;
  /** Returns the path of the page that editors wrote of a product; undefined without one. */
  readonly findWrittenPath: (product: number) => string | undefined;
}

type Group = Suggestions["groups"][number];

/** Most suggestions of each kind. */
export const maxItems = { cities: 2, attractions: 3, experiences: 5, categories: 2, theatres: 2 } as const;

/** Most bytes of all groups: eight kilobytes with the rest. */
const maxBytes = 7800;

/** Most characters of a name. */
const maxNameLength = 120;

/** Returns the suggestions of a form: places, products, and their links. Those beyond its limits are omitted. */
export function toSuggestions({ matches, products, places }: Found, scope: SuggestionScope): Suggestions {
  const { locale, t, facts, findWrittenPath } = scope;
  if (!matches) return { status: t("search.suggestionCount", { count: 0 }), groups: [] };
  const ofKind = (kind: FoundPlace["kind"], count: number) =>
    places
      .filter((place) => place.kind === kind)
      .slice(0, count)
      .map((place) => placeItem(place, scope));
  const groups = fitting([
    { title: t("search.cities"), items: ofKind("city", maxItems.cities) },
    { title: t("search.attractions"), items: ofKind("attraction", maxItems.attractions) },
    { title: t("listing.facets.venue"), items: ofKind("theatre", maxItems.theatres) },
    {
      title: t("search.experiences"),
      items: products.slice(0, maxItems.experiences).map(({ name, cityName, ...product }) => ({
        ...texts(name, cityName),
        href: findWrittenPath(product.id) ?? pagePath(locale.code, productPath(product)),
        ...facts?.get(product.id),
      })),
    },
    { title: t("search.categories"), items: ofKind("category", maxItems.categories) },
  ]);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return { status: t("search.suggestionCount", { count }), groups: [...groups] };
}

/** A place without a page leads to what is found by its name. */
function placeItem({ name, cityName, places }: FoundPlace, { locale, findPlacePath }: SuggestionScope): SuggestedItem {
  const words = `${name.text} ${cityName.text}`.trim().slice(0, maxSearchLength);
  return {
    ...texts(name, cityName),
    href: findPlacePath(places) ?? searchAction(locale.code) + viewQuery({ q: words }),
  };
}

function texts(name: LocalizedText, cityName: LocalizedText): Pick<SuggestedItem, "name" | "note"> {
  return { name: short(name), ...(cityName.text !== "" && { note: short(cityName) }) };
}

function short(text: LocalizedText) {
  return { text: text.text.slice(0, maxNameLength), ...pickLanguage(text) };
}

/** Omits what leads where an earlier one does, what is beyond the most bytes, and empty groups. */
function fitting(groups: readonly Group[]): readonly Group[] {
  let bytes = 0;
  const targets = new Set<string>();
  const fits = (item: SuggestedItem) => {
    if (targets.has(item.href)) return false;
    targets.add(item.href);
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    return bytes <= maxBytes;
  };
  return groups
    .map(({ title, items }) => ({ title, items: items.filter(fits) }))
    .filter(({ items }) => items.length > 0);
}
