import type { Language } from "../materials/languages.ts";
import type { CountryPlan } from "../materials/listing-plans.ts";
import type { Materials } from "../materials/materials.ts";
import { findCollection, findCountryName, type PlannedCity } from "../materials/places.ts";
import { findEverythingIn } from "./city-collections.ts";
import { host, toDocument, toSlug } from "./document.ts";
import { toCollections, toHero, toTopProducts } from "./slices.ts";
import { joinNames, wordings } from "./wording.ts";

/** Makes the page of a country: what is popular in it, and in each of its cities. Their cards come from data. */
export function makeCountryDocument(plan: CountryPlan, language: Language, materials: Materials): object {
  const wording = wordings[language];
  const cities = materials.cities.filter(({ city }) => city.country.code === plan.code);
  const names = cities.map(({ name }) => name[language]);
  const countryName = findCountryName(plan.code, materials.catalog);
  const inCountry = language === "tw" ? countryName.tw : plan.in[language];
  const heading = plan.heading?.[language] ?? wording.country(inCountry);
  return toDocument(
    {
      uid: `${host}.countries.${toSlug(countryName.en)}`,
      language,
      heading,
      tags: { country: plan.code, contentType: "Country", micrositeType: "B1: Global", pageType: "Country" },
      title: plan.heading === undefined ? `${heading}${wording.colon}${wording.kinds.country}` : heading,
      description: wording.aboutCountry(joinNames(names, language), inCountry),
      photo: cities.find(({ city }) => city.photo !== undefined)?.city.photo,
      slices: [
        makeHero(plan, heading, language, materials),
        ...makePopular(plan, materials),
        ...cities.flatMap((at) => makeTop(at, language, materials)),
      ],
    },
    materials,
  );
}

function makeHero(plan: CountryPlan, title: string, language: Language, materials: Materials): object {
  const photo = plan.photo === undefined ? undefined : materials.findPhoto(plan.photo);
  return toHero({ eyebrow: "", title, intro: plan.tagline[language], photo, chips: [] }, language, materials);
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
function makeTop(at: PlannedCity, language: Language, materials: Materials): readonly object[] {
  const collection = findEverythingIn(at, materials);
  return collection === undefined ? [] : [toTopProducts(wordings[language].city(at.name[language]), collection)];
}
