import type { NamedId, Product } from "../../../catalog/product/product.ts";
import type { Rating, ReviewsDetails } from "../../../catalog/review/rating.ts";
import type { ReviewMedia } from "../../../catalog/review/review.ts";
import type { ReviewPage } from "../../../catalog/review/review-page.ts";
import { mergeNeeds, need, type Needs, noNeeds } from "../../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { LocalizedText } from "../../../i18n/localized-text.ts";
import { wholeRanking } from "../../../renderer/collection-list/place-ranking.ts";
import type { PageFacts } from "../../../renderer/render/page-context.ts";
import type { ReviewsFields } from "../fields.ts";
import { isNarrowed, reviewQuery } from "./review-query.ts";

/** Products at the end of a collection's reviews. */
export const mostCards = 4;

type Ids = Pick<ReviewsFields, "reviewed_product" | "collection">;

/** Returns what a page needs in the first round: what is reviewed, its reviews, and their pictures. */
export function reviewedNeeds({ reviewed_product, collection }: Ids, facts: PageFacts): Needs {
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
    need("collectionReviews", [reviewQuery(collection, facts)]),
    need("rankings", [wholeRanking(collection)]),
  ]);
}

/** What a page has the reviews of. */
export interface Reviewed {
  readonly name: LocalizedText;
  readonly rating: Rating | undefined;
  /** How the ratings are spread; undefined where the provider does not say, or not so that they add up. */
  readonly ratings: ReviewsDetails["ratings"] | undefined;
  /** The product, or those of the collection, best first. */
  readonly products: readonly Product[];
  readonly isCollection: boolean;
}

/** Returns what is reviewed; undefined where it could not be read. */
export function reviewedOf({ reviewed_product, collection }: Ids, snapshot: Snapshot): Reviewed | undefined {
  if (reviewed_product !== undefined) {
    const product = snapshot.get("products", { id: reviewed_product });
    return product && reviewedProduct(product);
  }
  const found = collection === undefined ? undefined : snapshot.get("collections", { id: collection });
  if (collection === undefined || found === undefined) return undefined;
  const { name, rating, ratings } = found;
  const products = snapshot.get("rankings", wholeRanking(collection))?.products ?? [];
  return { name, rating, ratings: addingUp(ratings, rating), products, isCollection: true };
}

function reviewedProduct(product: Product): Reviewed {
  const { name, reviewsDetails } = product;
  const rating = reviewsDetails?.showRatings === false ? undefined : product.rating;
  return {
    name,
    rating,
    ratings: addingUp(reviewsDetails?.ratings, rating),
    products: [product],
    isCollection: false,
  };
}

/** Omits a spread whose counts do not add up to the ratings (row X5). */
function addingUp(ratings: Reviewed["ratings"], rating: Rating | undefined): Reviewed["ratings"] {
  if (ratings === undefined || rating === undefined) return undefined;
  const total = Object.values(ratings).reduce((sum, count) => sum + count, 0);
  return total === rating.ratingCount ? ratings : undefined;
}

/** Returns the ways to buy the product that is reviewed; a collection has none. */
export function variantsOf({ isCollection, products }: Reviewed): readonly NamedId[] {
  return isCollection ? [] : (products[0]?.variants ?? []);
}

/** Returns the reviews of the page; undefined where they could not be read. */
export function reviewsOf(
  { reviewed_product, collection }: Ids,
  snapshot: Snapshot,
  facts: PageFacts,
): ReviewPage | undefined {
  if (reviewed_product !== undefined) return snapshot.get("reviews", reviewQuery(reviewed_product, facts));
  if (collection === undefined) return undefined;
  return snapshot.get("collectionReviews", reviewQuery(collection, facts));
}

/**
 * Returns how many customers wrote a text; undefined where that is not known. The provider counts those of a product. Those
 * of a collection are all that its whole list has.
 */
export function textCount(ids: Ids, snapshot: Snapshot, facts: PageFacts): number | undefined {
  const { rating } = reviewedOf(ids, snapshot) ?? {};
  if (rating !== undefined && rating.reviewCount > 0) return rating.reviewCount;
  const isWhole = !isNarrowed(facts.view) && facts.view.by === undefined;
  return isWhole ? reviewsOf(ids, snapshot, facts)?.total : undefined;
}

/** Returns the pictures of a product's reviews, most helpful first; a collection has none of its own. */
export function picturesOf({ reviewed_product }: Ids, snapshot: Snapshot): readonly ReviewMedia[] {
  const all = reviewed_product === undefined ? [] : (snapshot.get("reviewMedias", { id: reviewed_product }) ?? []);
  return all.filter(({ kind }) => kind === "IMAGE");
}
