import type { Category } from "../../catalog/category/category.ts";
import type { City } from "../../catalog/city/city.ts";
import { mergeNeeds, need, type Needs, type PageContext, type PageFacts } from "../../renderer/index.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { regionNames } from "../../i18n/formatters.ts";
import { isCountryCode } from "../../i18n/countries.ts";
import { asLocalized, type LocalizedText } from "../../i18n/localized-text.ts";

type PlaceFacts = Pick<PageFacts, "place" | "subject">;
type NamedPage = Pick<PageContext, "place" | "subject" | "snapshot" | "locale">;

/** Returns the needs for the names of a page's place. */
export function placeNeeds({ place, subject }: PlaceFacts): Needs {
  const { city } = place;
  const { category, subCategory, collection } = subject;
  const inCity = city !== undefined && (category !== undefined || subCategory !== undefined);
  return mergeNeeds([
    city === undefined ? {} : need("cities", [{ code: city }]),
    inCity ? need("categories", [{ city }]) : {},
    collection === undefined ? {} : need("collections", [{ id: collection }]),
  ]);
}

/** Returns the city of a page; undefined without one, and if it could not be read. */
export function findPageCity({ place, snapshot }: Pick<NamedPage, "place" | "snapshot">): City | undefined {
  return place.city === undefined ? undefined : snapshot.get("cities", { code: place.city });
}

/** Returns the category that a page is about, or that of its sub-category, in the page's city. */
export function findPageCategory({ subject, snapshot }: Pick<NamedPage, "subject" | "snapshot">): Category | undefined {
  return listCityCategories(subject.city, snapshot).find(
    ({ id, subCategories }) => id === subject.category || subCategories.some((each) => each.id === subject.subCategory),
  );
}

function listCityCategories(city: string | undefined, snapshot: Snapshot): readonly Category[] {
  return city === undefined ? [] : (snapshot.get("categories", { city }) ?? []);
}

/** Returns what the place of a page is called by itself: `Rome`, `Tickets`, `Colosseum`. Undefined where nobody knows. */
export function placeName(page: NamedPage): LocalizedText | undefined {
  const { subject, snapshot, locale } = page;
  if (subject.collection !== undefined) return snapshot.get("collections", { id: subject.collection })?.name;
  if (subject.subCategory !== undefined)
    return findPageCategory(page)?.subCategories.find(({ id }) => id === subject.subCategory)?.name;
  if (subject.category !== undefined) return findPageCategory(page)?.name;
  if (subject.city !== undefined) return findPageCity(page)?.name;
  return subject.country === undefined ? undefined : asLocalized(countryName(subject.country, locale));
}

/** Returns the name of a country by its ISO 3166-1 code; the code itself for an unknown one. */
export function countryName(code: string, { tag }: Pick<PageContext["locale"], "tag">): string {
  return isCountryCode(code) ? (regionNames(tag).of(code) ?? code) : code;
}
