import type { CategorySource } from "./category.ts";
import type { CitySource } from "./city.ts";
import type { CollectionSource } from "./collection.ts";
import type { Currency, Rates } from "./currency.ts";
import type { Photo } from "./photo.ts";
import type { Phrases, Place } from "./phrases.ts";
import type { ProductSource } from "./product.ts";
import type { Texts } from "./translations.ts";

/** Everything the service knows, with the keys of the files replaced by what they name. */
export interface Catalog {
  readonly currencies: ReadonlyMap<string, Currency>;
  readonly rates: Rates;
  readonly phrases: Phrases;
  readonly products: ReadonlyMap<number, Product>;
  readonly collections: ReadonlyMap<number, Collection>;
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
  "subCategory" | "collection" | "photos" | "place" | "descriptors" | "includes" | "excludes"
> {
  readonly city: City;
  readonly subCategory: SubCategory;
  readonly collection: CollectionSource | undefined;
  readonly photos: readonly Photo[];
  readonly place: Place | undefined;
  readonly descriptors: readonly Descriptor[];
  readonly includes: readonly Texts[];
  readonly excludes: readonly Texts[];
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
