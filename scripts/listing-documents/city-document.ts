import { createMicrosite, host } from "./document.ts";
import type { Language } from "./plans.ts";
import { catalog, countryName, type PlannedCity, listSights } from "./places.ts";
import { faq, hero, listing, productChips } from "./slices.ts";
import { listed, wordings } from "./wording.ts";

/** Returns the page of a city; undefined for one whose page is written by hand. */
export function cityDocument(at: PlannedCity, language: Language): object | undefined {
  const { tagline, question, answer } = at.plan;
  if (tagline === undefined || question === undefined || answer === undefined) return undefined;
  const [wording, name] = [wordings[language], at.name[language]];
  const [heading, photo] = [wording.city(name), at.city.photo];
  const country = at.city.country.code;
  const eyebrow = countryName(country)[language];
  return createMicrosite({
    uid: cityUid(at),
    language,
    heading: name,
    tags: {
      city: at.city.code,
      country,
      collection: findCityCollection(at),
      contentType: "City",
      micrositeType: "B1: Global",
      pageType: "City",
    },
    title: `${heading}${wording.colon}${wording.kinds.city}${wording.from}`,
    description: wording.aboutCity(sights(at, language), name),
    photo,
    slices: [
      hero({ eyebrow, title: heading, intro: tagline[language], photo, chips: productChips(language) }, language),
      listing(wording.all.city(name), { collection: findCityCollection(at) }),
      faq(wording.goodToKnow(name), [[question[language], answer[language]], ...wording.questions(name)]),
    ],
  });
}

/** `NEW_YORK` → `new-york`. */
export function citySlug({ city }: PlannedCity): string {
  return city.code.toLowerCase().replaceAll("_", "-");
}

/** `NEW_YORK` → `www.tessera.example.new-york`. */
export function cityUid(at: PlannedCity): string {
  return `${host}.${citySlug(at)}`;
}

/** Returns the collection of all that a city has. */
export function findCityCollection({ city }: PlannedCity): number | undefined {
  return [...catalog.collections.values()].find((one) => one.everything && one.city === city)?.id;
}

/** Returns the names of a few of a city's sights: `Casa Milà, Sagrada Família and Park Güell`. */
function sights(at: PlannedCity, language: Language): string {
  const names = listSights(at, language).slice(0, 3);
  return names.length === 0 ? at.name[language] : listed(names, language);
}
