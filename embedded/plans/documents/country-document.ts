import { translate } from "@tessera/provider-api/source/translations.ts";
import { fillSentence, findText, joinNames, type ListingLanguage } from "../materials/listing-languages.ts";
import type { CountryPlan } from "../materials/listing-plans.ts";
import type { Materials } from "../materials/materials.ts";
import { findCollection, findCountryName, type PlannedCity } from "../materials/places.ts";
import { findEverythingIn } from "./city-collections.ts";
import { host, toDocument, toSlug } from "./document.ts";
import { toCityHeading } from "./city-document.ts";
import { toCollections, toHero, toTopProducts } from "./slices.ts";

/** Makes the page of a country: what is popular in it, and in each of its cities. Their cards come from data. */
export function makeCountryDocument(plan: CountryPlan, language: ListingLanguage, materials: Materials): object {
  const { wording, countries } = language.texts;
  const texts = findText(countries, plan.code, language);
  const cities = materials.cities.filter(({ city }) => city.country.code === plan.code);
  const names = cities.map(({ city }) => translate(city.name, language.provider));
  const countryName = findCountryName(plan.code, materials.catalog);
  const heading = texts.heading ?? fillSentence(wording.country, { country: texts.in });
  return toDocument({
    uid: `${host}.countries.${toSlug(countryName.en)}`,
    language,
    heading,
    tags: { country: plan.code, contentType: "Country", micrositeType: "B1: Global", pageType: "Country" },
    title: texts.heading === undefined ? `${heading}${wording.colon}${wording.kinds.country}` : heading,
    description: fillSentence(wording.aboutCountry, { cities: joinNames(names, language), country: texts.in }),
    photo: cities.find(({ city }) => city.photo !== undefined)?.city.photo,
    slices: [
      makeHero(plan, { title: heading, intro: texts.tagline }, language, materials),
      ...makePopular(plan, materials),
      ...cities.flatMap((at) => makeTop(at, language, materials)),
    ],
  });
}

function makeHero(
  plan: CountryPlan,
  texts: { readonly title: string; readonly intro: string },
  language: ListingLanguage,
  materials: Materials,
): object {
  const photo = plan.photo === undefined ? undefined : materials.findPhoto(plan.photo);
  return toHero({ eyebrow: "", ...texts, photo, chips: [] }, language);
}

/** The smallest number of collections for a row of them. */
const minCollections = 3;

/** Returns a row of the collections in a country's cities, in planned order. */
function makePopular({ code }: CountryPlan, { plans, catalog }: Materials): readonly object[] {
  const ids = plans.collections
    .map(({ id }) => id)
    .filter((id) => findCollection(id, catalog).city.country.code === code);
  return ids.length < minCollections ? [] : [toCollections(ids)];
}

/** Returns the most popular products in a city, under the heading of its page. */
function makeTop(at: PlannedCity, language: ListingLanguage, materials: Materials): readonly object[] {
  const collection = findEverythingIn(at, materials);
  return collection === undefined ? [] : [toTopProducts(toCityHeading(at, language), collection)];
}
