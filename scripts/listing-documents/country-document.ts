import { cityUid, everythingIn, sights } from "./city-document.ts";
import { documentOf, host, slugOf } from "./document.ts";
import { countryName, type PlannedCity, plannedCities, sightsOf } from "./places.ts";
import type { CountryPlan, Language } from "./plans.ts";
import { cityCards, hero, topProducts } from "./slices.ts";
import { listed, wordings } from "./wording.ts";

/** Returns the page of a country: its cities that have pages, and what is popular in each. */
export function countryDocument(plan: CountryPlan, language: Language): object {
  const wording = wordings[language];
  const cities = plannedCities.filter(({ city }) => city.country.code === plan.code);
  const [inCountry, names] = [
    language === "tw" ? plan.tw : plan.in[language],
    cities.map(({ name }) => name[language]),
  ];
  const heading = plan.heading?.[language] ?? wording.country(inCountry);
  return documentOf({
    uid: countryUid(plan),
    language,
    heading,
    tags: { country: plan.code, contentType: "Country", micrositeType: "B1: Global", pageType: "Country" },
    title: plan.heading === undefined ? `${heading}${wording.colon}${wording.kinds.country}` : heading,
    description: wording.aboutCountry(listed(names, language), inCountry),
    photo: cities.find(({ city }) => city.photo !== undefined)?.city.photo,
    slices: [
      hero({ eyebrow: "", title: heading, intro: plan.tagline[language], photo: undefined, chips: [] }, language),
      cityCards(
        wording.cities,
        cities.map((at) => cardOf(at, language)),
        language,
      ),
      ...cities.flatMap((at) => top(at, language)),
    ],
  });
}

function cardOf(at: PlannedCity, language: Language) {
  const caption = sightsOf(at, language).length === 0 ? "" : sights(at, language);
  return { name: at.name[language], caption, photo: at.city.photo, uid: cityUid(at) };
}

/** Returns what is most popular in a city, under the heading of its page. */
function top(at: PlannedCity, language: Language): readonly object[] {
  const collection = everythingIn(at);
  return collection === undefined ? [] : [topProducts(wordings[language].city(at.name[language]), collection)];
}

/** `IT` → `www.tessera.example.countries.italy`. A country may be called as a city: Singapore. */
function countryUid({ code }: CountryPlan): string {
  return `${host}.countries.${slugOf(countryName(code).en)}`;
}
