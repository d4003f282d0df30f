import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { Rating, RatingSpread } from "../review/rating.ts";
import type { ListingPrice } from "../price/price.ts";
import type { Product } from "../product/product.ts";
import type { Video } from "../media/media.ts";

declare module "../place/page-place.ts" {
  interface Place {
    readonly collection?: number | undefined;
  }
}

/** A named group of products (D4). */
export interface Collection {
  readonly id: number;
  readonly name: LocalizedText;
  readonly cityCode: string;
  readonly description: LocalizedText;
  readonly heroImageUrl: string;
  readonly cardImageUrl: string;
  /** For lists in which others have no photograph. */
  readonly illustrationUrl?: string;
  /** How many of its products can be booked; undefined when the provider does not say. */
  readonly productCount: number | undefined;
  readonly rating: Rating | undefined;
  /** How the ratings are spread; undefined when the provider does not say. */
  readonly ratings?: RatingSpread | undefined;
  /** Lowest price of its products; undefined when nothing can be booked. */
  readonly startingPrice: ListingPrice | undefined;
  readonly videos: readonly Video[];
}

/** Products of a collection under one heading. */
interface CollectionSection {
  readonly id: number;
  readonly title: LocalizedText;
  /** Empty without one. */
  readonly subtitle: LocalizedText;
  readonly products: readonly Product[];
}

export interface CollectionSections {
  readonly collection: Collection;
  readonly sections: readonly CollectionSection[];
}

export interface CollectionSectionsQuery {
  readonly collection: number;
  /** At most this many products in a section. */
  readonly limit: number;
  /** Only products of these sub-categories; all when empty. */
  readonly subCategories: readonly number[];
}

export interface TopCollectionsQuery {
  /** Code of the city, `ROME`; every city when empty. */
  readonly city: string;
  /** Only collections with products of this category or sub-category. */
  readonly categoryId?: number;
  readonly subCategoryId?: number;
  readonly limit: number;
}
