import type { Language } from "../materials/languages.ts";
import type { Materials } from "../materials/materials.ts";
import { findCountryName, type PlannedCity } from "../materials/places.ts";
import { findEverythingIn, listSightNames } from "./city-collections.ts";
import { host, toDocument } from "./document.ts";
import { toFaq, toHero, toListing, toProductChips } from "./slices.ts";
import { joinNames, wordings } from "./wording.ts";

/** Makes the page of a city; undefined for one whose page is written by hand. */
export function makeCityDocument(at: PlannedCity, language: Language, materials: Materials): object | undefined {
  const { tagline, question, answer } = at.plan;
  if (tagline === undefined || question === undefined || answer === undefined) return undefined;
  const [wording, name] = [wordings[language], at.name[language]];
  const heading = wording.city(name);
  const everything = findEverythingIn(at, materials);
  return toDocument(
    {
      uid: toCityUid(at),
      language,
      heading: name,
      tags: toTags(at, everything),
      title: `${heading}${wording.colon}${wording.kinds.city}${wording.from}`,
      description: wording.aboutCity(nameSights(at, language, materials), name),
      photo: at.city.photo,
      slices: [
        makeHero(at, { title: heading, intro: tagline[language] }, language, materials),
        toListing(wording.all.city(name), { collection: everything }),
        toFaq(wording.goodToKnow(name), [[question[language], answer[language]], ...wording.questions(name)]),
      ],
    },
    materials,
  );
}

function toTags({ city }: PlannedCity, collection: number | undefined) {
  return {
    city: city.code,
    country: city.country.code,
    collection,
    contentType: "City",
    micrositeType: "B1: Global",
    pageType: "City",
  } as const;
}

function makeHero(
  { city }: PlannedCity,
  texts: { readonly title: string; readonly intro: string },
  language: Language,
  materials: Materials,
): object {
  const eyebrow = findCountryName(city.country.code, materials.catalog)[language];
  const chips = toProductChips(language);
  return toHero({ eyebrow, ...texts, photo: city.photo, chips }, language, materials);
}

/** `NEW_YORK` → `new-york`. */
export function toCitySlug({ city }: PlannedCity): string {
  return city.code.toLowerCase().replaceAll("_", "-");
}

/** `NEW_YORK` → `www.tessera.example.new-york`. */
export function toCityUid(at: PlannedCity): string {
  return `${host}.${toCitySlug(at)}`;
}

/** Returns the names of a few sights of a city: `Casa Milà, Sagrada Família and Park Güell`. */
function nameSights(at: PlannedCity, language: Language, materials: Materials): string {
  const names = listSightNames(at, language, materials).slice(0, 3);
  return names.length === 0 ? at.name[language] : joinNames(names, language);
}
