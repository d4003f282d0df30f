import type { Locale } from "../../i18n/locales.ts";
import { cityName } from "../../i18n/city-names.ts";
import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { Product } from "../product/product.ts";
import { attractionEntries } from "./attraction-entries.ts";
import { theatreEntries } from "./theatre-entries.ts";
import { blankEntry, type Cities, namesById, noText, splitCode } from "./entry-parts.ts";
import type { SearchEntry } from "./search-entry.ts";
import type { NamedPlaces, SearchSource } from "./search-source.ts";

/** Returns everything that can be found in a language. `english` names the same things in English. */
export function listSearchEntries(own: SearchSource, english: NamedPlaces, locale: Locale): readonly SearchEntry[] {
  const cities = collectCityNames(own.products, locale);
  return [
    ...own.products.map((product) => productEntry(product, cities)),
    ...attractionEntries(own, english, cities),
    ...[...cities].map(([code, name]) => cityEntry(code, name, own.products)),
    ...categoryEntries(own, english, cities),
    ...theatreEntries(own.products, cities),
  ];
}

/** Returns the name of each city with products. Ours are in more languages than the provider's. */
function collectCityNames(products: readonly Product[], { code }: Locale): Cities {
  const cities = new Map<string, LocalizedText>();
  for (const product of products) {
    const { cityCode, cityName: given } = product;
    if (cityCode === "" || cities.has(cityCode)) continue;
    const ours = cityName(cityCode, code);
    cities.set(cityCode, ours === undefined ? given : { text: ours });
  }
  return cities;
}

function productEntry(product: Product, cities: Cities): SearchEntry {
  const { id, slug, name, category, subCategory, collection, cityCode, rating, price, timeZone, show } = product;
  const related = [category, subCategory, collection].map((each) => each?.name.text ?? "");
  return {
    kind: "product",
    name,
    cityName: cities.get(cityCode) ?? noText,
    english: slug.replaceAll("-", " "),
    context: [...related, show?.theatre?.name ?? "", splitCode(cityCode)].join(" "),
    // Sold-out products are found by their words, after bookable ones.
    popularity: price === undefined ? 0 : (rating?.ratingCount ?? 0),
    cityCode,
    categoryId: category?.id,
    collectionIds: collection === undefined ? [] : [collection.id],
    places: [],
    product: { id, slug, category, timeZone },
  };
}

function cityEntry(cityCode: string, name: LocalizedText, products: readonly Product[]): SearchEntry {
  const ratings = products
    .filter((product) => product.cityCode === cityCode)
    .map(({ rating }) => rating?.ratingCount ?? 0);
  return {
    ...blankEntry,
    kind: "city",
    name,
    english: splitCode(cityCode),
    popularity: ratings.reduce((sum, count) => sum + count, 0),
    cityCode,
    places: [{ city: cityCode }],
  };
}

/** One entry for each category of a city: its page is about both. */
function categoryEntries(own: SearchSource, english: NamedPlaces, cities: Cities): readonly SearchEntry[] {
  const names = namesById(english.categories);
  const pairs = new Map<string, SearchEntry>();
  for (const { category, cityCode } of own.products) {
    const name = cities.get(cityCode);
    if (category === undefined || name === undefined) continue;
    const key = `${cityCode}/${category.id}`;
    const popularity = (pairs.get(key)?.popularity ?? 0) + 1;
    pairs.set(key, {
      ...blankEntry,
      kind: "category",
      name: category.name,
      cityName: name,
      english: names.get(category.id) ?? "",
      context: splitCode(cityCode),
      popularity,
      cityCode,
      categoryId: category.id,
      places: [{ city: cityCode, category: category.id }],
    });
  }
  return [...pairs.values()];
}
