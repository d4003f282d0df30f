import { translate } from "@tessera/provider-api/source/translations.ts";
import type { ListingLanguage } from "../materials/listing-languages.ts";
import type { CollectionPlan } from "../materials/listing-plans.ts";
import type { Materials } from "../materials/materials.ts";
import { findCollection, type PlannedCity } from "../materials/places.ts";
import { toCityUid } from "./city-document.ts";
import { toDocument, toSlug } from "./document.ts";
import { toHero, toListing, toProductChips } from "./slices.ts";

/** Makes the page of a collection: the provider's description and its products. */
export function makeCollectionDocument(plan: CollectionPlan, language: ListingLanguage, materials: Materials): object {
  const { id, name, description, city, heroPhoto: photo } = findCollection(plan.id, materials.catalog);
  const { wording } = language.texts;
  const [heading, about] = [translate(name, language.provider), translate(description, language.provider)];
  const eyebrow = translate(findHome(plan, materials).city.name, language.provider);
  const hero = { eyebrow, title: heading, intro: about, photo, chips: toProductChips(language) };
  return toDocument({
    uid: toCollectionUid(plan, materials),
    language,
    heading,
    tags: {
      city: city.code,
      country: city.country.code,
      collection: id,
      contentType: "Collection",
      micrositeType: "A1: Collection",
      pageType: "Tickets",
    },
    title: `${heading}${wording.colon}${wording.kinds[plan.kind ?? "city"]}${wording.from}`,
    description: about,
    photo,
    slices: [toHero(hero, language), toListing(wording.allOnPage, { collection: id })],
  });
}

/** Below its city: `www.tessera.example.paris.louvre-museum`. */
export function toCollectionUid(plan: CollectionPlan, materials: Materials): string {
  const { name } = findCollection(plan.id, materials.catalog);
  return `${toCityUid(findHome(plan, materials))}.${toSlug(name.en)}`;
}

function findHome({ id }: CollectionPlan, { catalog, cities }: Materials): PlannedCity {
  const { city } = findCollection(id, catalog);
  const at = cities.find((one) => one.city === city);
  if (at === undefined) throw new Error(`collection ${id} is in a city without pages`);
  return at;
}
