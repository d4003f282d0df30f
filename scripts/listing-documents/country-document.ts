import { documentOf, host, slugOf } from "./document.ts";
import { countryName, plannedCities } from "./places.ts";
import type { CountryPlan, Language } from "./plans.ts";
import { hero } from "./slices.ts";
import { listed, wordings } from "./wording.ts";

/** Returns the page of a country: its cities that have pages. */
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
    ],
  });
}

/** `IT` → `www.tessera.example.countries.italy`. A country may be called as a city: Singapore. */
export function countryUid({ code }: CountryPlan): string {
  return `${host}.countries.${slugOf(countryName(code).en)}`;
}
