import type { Collection } from "../../catalog/collection/collection.ts";
import { collectionPictures } from "../../blocks/products/CollectionCard.tsx";
import { cityName } from "../../i18n/city-names.ts";
import type { TextOnPage } from "../../i18n/localized-text.ts";
import type { PageContext, PageFacts, Place } from "../../renderer/index.ts";
import type { CityCardsFields } from "./fields.ts";

/** A city with its page, and with all that there is to do in it. */
export interface CityWithPage {
  readonly code: string;
  readonly name: TextOnPage;
  readonly href: string;
  readonly collection: Collection | undefined;
}

/**
 * Returns the cities of cards that no editor named. They are those of the page's country, or all of the site where the page
 * is of no place.
 */
export function listShownCities(
  { cities }: Pick<CityCardsFields, "cities">,
  { place, subject, places }: Pick<PageFacts, "place" | "subject" | "places">,
): readonly Place[] {
  if (cities.length > 0) return [];
  const { country } = subject;
  if (country !== undefined) return places.list("city").filter((city) => city.country === country);
  return Object.values(place).every((part) => part === undefined) ? places.list("city") : [];
}

/** Returns them with their pages, most products first; those without a photograph follow. */
export function listPlaceCities(fields: CityCardsFields, page: PageContext): readonly CityWithPage[] {
  const found = listShownCities(fields, page).flatMap(({ city: code = "", collection: id }) => {
    const collection = id === undefined ? undefined : page.snapshot.get("collections", { id });
    const href = page.places.findPath({ city: code });
    const name = cityName(code, page.locale.code) ?? collection?.name;
    return href === undefined || name === undefined ? [] : [{ code, name, href, collection }];
  });
  return found.toSorted(
    (one, other) => countPhotographs(other) - countPhotographs(one) || countProducts(other) - countProducts(one),
  );
}

/** Returns 1 for a city with a photograph, else 0. */
function countPhotographs({ collection }: CityWithPage): number {
  const pictures = collection === undefined ? [] : collectionPictures(collection);
  return pictures.some(({ isDrawing }) => !isDrawing) ? 1 : 0;
}

function countProducts({ collection }: CityWithPage): number {
  return collection?.productCount ?? 0;
}
