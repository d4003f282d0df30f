import type { AttractionSource } from "./attraction.ts";
import type { CategorySource } from "./category.ts";
import type { CitySource } from "./city.ts";
import type { CollectionSource } from "./collection.ts";
import type { Currency, Rates } from "./currency.ts";
import type { Photo } from "./photo.ts";
import type { Phrases, Place } from "./phrases.ts";
import type { ProductSource } from "./product.ts";
import type { ShowSource, TheatreSource } from "./theatre.ts";
import type { Texts } from "./translations.ts";

/** Everything the service knows, with the keys of the files replaced by what they name. */
export interface Catalog {
  readonly currencies: ReadonlyMap<string, Currency>;
  readonly rates: Rates;
  readonly phrases: Phrases;
  readonly cities: ReadonlyMap<string, City>;
  readonly categories: readonly CategorySource[];
  /** By key. */
  readonly attractions: ReadonlyMap<string, Attraction>;
  /** By key. */
  readonly theatres: ReadonlyMap<string, Theatre>;
  readonly products: Products;
  readonly collections: ReadonlyMap<number, Collection>;
}

/** The products there are. One is built when it is asked for, so that a hundred thousand cost little until they are. */
export interface Products {
  readonly get: (id: number) => Product | undefined;
  /** All of them, most popular first. */
  readonly entries: readonly ProductEntry[];
}

/** What lists of products are filtered by. */
export interface ProductEntry {
  readonly id: number;
  readonly city: City;
  readonly subCategory: SubCategory;
  readonly collection: number | undefined;
}

export interface City extends Omit<CitySource, "currency" | "photo"> {
  readonly currency: Currency;
  readonly photo: Photo | undefined;
}

export interface SubCategory {
  readonly id: number;
  readonly name: Texts;
  readonly category: CategorySource;
}

export interface Product extends Omit<
  ProductSource,
  "subCategory" | "collection" | "photos" | "place" | "descriptors" | "includes" | "excludes" | "attractions" | "show"
> {
  readonly city: City;
  readonly subCategory: SubCategory;
  readonly collection: CollectionSource | undefined;
  readonly photos: readonly Photo[];
  readonly place: Place | undefined;
  readonly descriptors: readonly Descriptor[];
  readonly includes: readonly Texts[];
  readonly excludes: readonly Texts[];
  readonly attractions: readonly Attraction[];
  readonly show: Show | undefined;
}

export interface Attraction extends Omit<AttractionSource, "photos" | "place"> {
  readonly city: City;
  readonly photos: readonly Photo[];
  readonly place: Place;
}

export interface Theatre extends Omit<TheatreSource, "city" | "place"> {
  readonly city: City;
  readonly place: Place;
}

export interface Show extends Omit<ShowSource, "theatre"> {
  readonly theatre: Theatre;
}

interface Descriptor {
  readonly code: string;
  readonly name: Texts;
}

export interface Collection extends Omit<CollectionSource, "city" | "heroPhoto" | "cardPhoto" | "ranking"> {
  readonly city: City;
  readonly heroPhoto: Photo | undefined;
  readonly cardPhoto: Photo | undefined;
  readonly products: readonly Product[];
}
