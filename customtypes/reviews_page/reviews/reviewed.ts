import type { NamedId, Product } from "../../../catalog/product/product.ts";
import {
  omitInconsistentSpread,
  mayShowReviews,
  type Rating,
  type RatingSpread,
  shownSpread,
} from "../../../catalog/review/rating.ts";
import { mergeNeeds, need, type Needs, noNeeds, type PageFacts } from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { LocalizedText } from "../../../i18n/localized-text.ts";
import { createRankingQuery } from "../../../blocks/places/collection-list/place-ranking.ts";
import type { ReviewsFields } from "../fields.ts";
import { reviewQuery } from "./review-query.ts";

/** Products at the end of a collection's reviews. */
export const maxCards = 4;

export type ReviewedIds = Pick<ReviewsFields, "reviewed_product" | "collection">;

/** Returns what a page needs in the first round: what is reviewed, its reviews, and their pictures. */
export function reviewedNeeds({ reviewed_product, collection }: ReviewedIds, facts: PageFacts): Needs {
  if (reviewed_product !== undefined) {
    return mergeNeeds([
      need("products", [{ id: reviewed_product }]),
      need("reviews", [reviewQuery(reviewed_product, facts)]),
      need("reviewMedias", [{ id: reviewed_product }]),
    ]);
  }
  if (collection === undefined) return noNeeds;
  return mergeNeeds([
    need("collections", [{ id: collection }]),
    need("collectionReviews", [reviewQuery(collection, facts, [])]),
    need("rankings", [createRankingQuery(collection)]),
  ]);
}

/** Returns the need for a product's reviews once its variants are known: those of its view, or of no variant. */
export function knownReviewNeeds({ reviewed_product }: ReviewedIds, first: Snapshot, facts: PageFacts): Needs {
  const product = reviewed_product === undefined ? undefined : first.get("products", { id: reviewed_product });
  return product === undefined ? noNeeds : need("reviews", [reviewQuery(product.id, facts, product.variants)]);
}

/** Subject of the page's reviews. */
export interface Reviewed {
  readonly name: LocalizedText;
  readonly rating: Rating | undefined;
  /** How the ratings are spread; undefined where the provider does not say, or not so that they add up. */
  readonly ratings: RatingSpread | undefined;
  /** Whether the provider lets reviews of the product be shown; a collection has those of its products that do. */
  readonly mayShowReviews: boolean;
  /** The product, or those of the collection, best first. */
  readonly products: readonly Product[];
  readonly isCollection: boolean;
}

/** Returns what is reviewed; undefined where it could not be read. */
export function findReviewed({ reviewed_product, collection }: ReviewedIds, snapshot: Snapshot): Reviewed | undefined {
  if (reviewed_product !== undefined) {
    const product = snapshot.get("products", { id: reviewed_product });
    return product && reviewedProduct(product);
  }
  const found = collection === undefined ? undefined : snapshot.get("collections", { id: collection });
  if (collection === undefined || found === undefined) return undefined;
  const { name, rating, ratings } = found;
  const products = snapshot.get("rankings", createRankingQuery(collection))?.products ?? [];
  return {
    name,
    rating,
    ratings: omitInconsistentSpread(ratings, rating),
    mayShowReviews: true,
    products,
    isCollection: true,
  };
}

function reviewedProduct(product: Product): Reviewed {
  return {
    name: product.name,
    rating: product.rating,
    ratings: shownSpread(product),
    mayShowReviews: mayShowReviews(product),
    products: [product],
    isCollection: false,
  };
}

/** Returns the ways to buy the product that is reviewed; empty for a collection. */
export function listReviewedVariants({ isCollection, products }: Reviewed): readonly NamedId[] {
  return isCollection ? [] : (products[0]?.variants ?? []);
}
