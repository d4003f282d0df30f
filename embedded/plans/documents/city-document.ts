import { translate } from "@tessera/provider-api/source/translations.ts";
import { fillSentence, joinNames, type ListingLanguage } from "../materials/listing-languages.ts";
import type { Materials } from "../materials/materials.ts";
import { findCountryName, type PlannedCity } from "../materials/places.ts";
import { findEverythingIn, listSightNames } from "./city-collections.ts";
import { host, toDocument } from "./document.ts";
import { toFaq, toHero, toListing, toProductChips } from "./slices.ts";

/** Makes the page of a city; undefined for one whose page is written by hand. */
export function makeCityDocument(at: PlannedCity, language: ListingLanguage, materials: Materials): object | undefined {
  const { cities, wording } = language.texts;
  const texts = cities[at.city.code];
  if (texts === undefined) return undefined;
  const city = translate(at.city.name, language.provider);
  const heading = toCityHeading(at, language);
  const everything = findEverythingIn(at, materials);
  return toDocument({
    uid: toCityUid(at),
    language,
    heading: city,
    tags: toTags(at, everything),
    title: `${heading}${wording.colon}${wording.kinds.city}${wording.from}`,
    description: fillSentence(wording.aboutCity, { sights: nameSights(at, language, materials), city }),
    photo: at.city.photo,
    slices: [
      makeHero(at, { title: heading, intro: texts.tagline }, language, materials),
      toListing(fillSentence(wording.allInCity, { city }), { collection: everything }),
      toFaq(fillSentence(wording.goodToKnow, { city }), [texts, ...listQuestions(wording, city)]),
    ],
  });
}

/** Returns the questions that every city has, with its name. */
function listQuestions({ questions }: ListingLanguage["texts"]["wording"], city: string) {
  return questions.map(({ question, answer }) => ({ question: fillSentence(question, { city }), answer }));
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
  language: ListingLanguage,
  materials: Materials,
): object {
  const eyebrow = translate(findCountryName(city.country.code, materials.catalog), language.provider);
  const chips = toProductChips(language);
  return toHero({ eyebrow, ...texts, photo: city.photo, chips }, language);
}

/** Returns the heading of a city page: `Things to do in Rome`. */
export function toCityHeading({ city }: PlannedCity, { provider, texts }: ListingLanguage): string {
  return fillSentence(texts.wording.city, { city: translate(city.name, provider) });
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
function nameSights(at: PlannedCity, language: ListingLanguage, materials: Materials): string {
  const names = listSightNames(at, language, materials).slice(0, 3);
  return names.length === 0 ? translate(at.city.name, language.provider) : joinNames(names, language);
}
