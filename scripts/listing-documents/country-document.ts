import { findCityCollection } from "./city-document.ts";
import { createMicrosite, host, slugify } from "./document.ts";
import { getCollection, countryName, findPhoto, type PlannedCity, plannedCities } from "./places.ts";
import { type CountryPlan, type Language, plans } from "./plans.ts";
import { collections, hero, topProducts } from "./slices.ts";
import { listed, wordings } from "./wording.ts";

/** Returns the page of a country: what is popular in it, and in each of its cities. Their cards come from data. */
export function countryDocument(plan: CountryPlan, language: Language): object {
  const wording = wordings[language];
  const cities = plannedCities.filter(({ city }) => city.country.code === plan.code);
  const [inCountry, names] = [
    language === "tw" ? countryName(plan.code).tw : plan.in[language],
    cities.map(({ name }) => name[language]),
  ];
  const photo = findPhoto(plan.photo);
  const heading = plan.heading?.[language] ?? wording.country(inCountry);
  return createMicrosite({
    uid: countryUid(plan),
    language,
    heading,
    tags: { country: plan.code, contentType: "Country", micrositeType: "B1: Global", pageType: "Country" },
    title: plan.heading === undefined ? `${heading}${wording.colon}${wording.kinds.country}` : heading,
    description: wording.aboutCountry(listed(names, language), inCountry),
    photo: cities.find(({ city }) => city.photo !== undefined)?.city.photo,
    slices: [
      hero({ eyebrow: "", title: heading, intro: plan.tagline[language], photo, chips: [] }, language),
      ...popular(plan),
      ...cities.flatMap((at) => top(at, language)),
    ],
  });
}

/** Fewest collections for a row of them. */
const fewest = 3;

/** Returns the collections of a country's cities, as they are planned. */
function popular({ code }: CountryPlan): readonly object[] {
  const ids = plans.collections.map(({ id }) => id).filter((id) => getCollection(id).city.country.code === code);
  return ids.length < fewest ? [] : [collections(ids)];
}

/** Returns what is most popular in a city, under the heading of its page. */
function top(at: PlannedCity, language: Language): readonly object[] {
  const collection = findCityCollection(at);
  return collection === undefined ? [] : [topProducts(wordings[language].city(at.name[language]), collection)];
}

/** `IT` → `www.tessera.example.countries.italy`. A country may be called as a city: Singapore. */
function countryUid({ code }: CountryPlan): string {
  return `${host}.countries.${slugify(countryName(code).en)}`;
}
