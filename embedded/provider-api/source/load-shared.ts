import type { SubCategory } from "./catalog.ts";
import type { Attraction, City, Theatre } from "./linked-places.ts";
import {
  categories as categoriesSchema,
  type CategorySource,
  cities as citiesSchema,
  type CitySource,
  currencies as currenciesSchema,
  type Currency,
  type Rates,
  rates as ratesSchema,
} from "./geography.ts";
import { type FactsFile, loadFacts } from "./facts-file.ts";
import { indexBy, indexRecord, type Index } from "./index-by.ts";
import { loadAttractions, loadTheatres, loadTransport, type Transport } from "./load-places.ts";
import { loadPhotos, type Photo } from "./photo.ts";
import { loadTimetables, type Timetables } from "./load-timetables.ts";
import { phrases as phrasesSchema, places as placesSchema, type Phrases, type Place } from "./phrases.ts";
import { jsonFiles, readJson } from "@tessera/runtime/read-json.ts";
import type { Texts } from "./translations.ts";

/** The data that products and collections name by key. */
export interface Shared extends Transport {
  readonly cities: Index<string, City>;
  readonly currencies: Index<string, Currency>;
  readonly rates: Rates;
  readonly categories: readonly CategorySource[];
  readonly subCategories: Index<number, SubCategory>;
  readonly photos: Index<string, Photo>;
  readonly places: Index<string, Place>;
  readonly attractions: Index<string, Attraction>;
  readonly theatres: Index<string, Theatre>;
  readonly timetables: Timetables;
  readonly phrases: Phrases;
  readonly facts: FactsFile;
  readonly descriptors: Index<string, Texts>;
  readonly included: Index<string, Texts>;
}

export function loadShared(folder: URL): Shared {
  const file = (name: string) => new URL(`${name}.json`, folder);
  const rates = readJson(file("rates"), ratesSchema);
  const photos = loadPhotos(folder);
  const currencies = loadCurrencies(file("currencies"), rates);
  const phrases = readJson(file("phrases"), phrasesSchema);
  const categories = readJson(file("categories"), categoriesSchema);
  const cities = loadCities(file("cities"), currencies, photos);
  const places = loadPlaces(folder);
  return {
    cities,
    currencies,
    rates,
    categories,
    subCategories: indexSubCategories(categories),
    photos,
    places,
    attractions: loadAttractions(folder, { cities, photos, places }),
    theatres: loadTheatres(folder, {
      cities,
      places,
      sections: indexRecord("phrases.json: seating.sections", phrases.seating.sections),
    }),
    ...loadTransport(folder, { cities, places }),
    timetables: loadTimetables(folder),
    phrases,
    facts: loadFacts(folder),
    descriptors: indexRecord("phrases.json: descriptors", phrases.descriptors),
    included: indexRecord("phrases.json: included", phrases.included),
  };
}

/** Every currency can be converted: one without a rate is an error. */
function loadCurrencies(file: URL, rates: Rates): Index<string, Currency> {
  const known = indexRecord("rates.json: unitsPerEuro", rates.unitsPerEuro);
  const currencies = readJson(file, currenciesSchema);
  for (const { code } of currencies) known.get(code, "currencies.json");
  return indexBy("currencies.json", currencies, ({ code }) => code);
}

function loadCities(file: URL, currencies: Index<string, Currency>, photos: Index<string, Photo>): Index<string, City> {
  const linkCity = (city: CitySource): City => ({
    ...city,
    currency: currencies.get(city.currency, city.code),
    photo: city.photo === null ? undefined : photos.get(city.photo, city.code),
    views: city.views.map((view) => photos.get(view, city.code)),
  });
  return indexBy("cities.json", readJson(file, citiesSchema).map(linkCity), ({ code }) => code);
}

function indexSubCategories(categories: readonly CategorySource[]): Index<number, SubCategory> {
  const all = categories.flatMap((category) =>
    category.subCategories.map(({ id, name }): SubCategory => ({ id, name, category })),
  );
  return indexBy("categories.json", all, ({ id }) => id);
}

function loadPlaces(folder: URL): Index<string, Place> {
  const entries = jsonFiles(new URL("places/", folder)).flatMap(({ url }) =>
    Object.entries(readJson(url, placesSchema)),
  );
  const keyed = indexBy("places/", entries, ([key]) => key);
  return {
    map: new Map([...keyed.map].map(([key, [, place]]) => [key, place])),
    get: (key, usedBy) => keyed.get(key, usedBy)[1],
  };
}
