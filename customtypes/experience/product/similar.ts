import { bookablePrice } from "../../../catalog/show/sale.ts";
import type { Product } from "../../../catalog/product/product.ts";
import type { CategoryRankingQuery, RankingQuery } from "../../../catalog/ranking/ranking.ts";
import { need, type Needs, noNeeds } from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";

/** Cards at the end of the page. */
const maxCards = 4;

/** Enough that some remain without the product itself and what is sold out. */
const limit = 12;

const filter = { limit, subCategories: [] } as const;

/** Returns the need for products of the same collection, or else of the same kind in the city (P8). */
export function similarNeeds(product: Product): Needs {
  const [ofCollection, ofKind] = [collectionQuery(product), kindQuery(product)];
  if (ofCollection !== undefined) return need("rankings", [ofCollection]);
  return ofKind === undefined ? noNeeds : need("categoryRankings", [ofKind]);
}

/** Returns the products to look at next, best first: none that can't be booked, and not the product itself. */
export function similarProducts(product: Product, snapshot: Snapshot): readonly Product[] {
  const [ofCollection, ofKind] = [collectionQuery(product), kindQuery(product)];
  const ranking =
    ofCollection === undefined
      ? ofKind && snapshot.get("categoryRankings", ofKind)
      : snapshot.get("rankings", ofCollection);
  const others = (ranking?.products ?? []).filter(({ id }) => id !== product.id);
  return others.filter((other) => bookablePrice(other, snapshot.readAt) !== undefined).slice(0, maxCards);
}

function collectionQuery({ collection }: Product): RankingQuery | undefined {
  return collection && { collection: collection.id, ...filter };
}

function kindQuery({ category, subCategory, cityCode: city }: Product): CategoryRankingQuery | undefined {
  if (subCategory !== undefined) return { kind: "sub-category", id: subCategory.id, city, ...filter };
  return category && { kind: "category", id: category.id, city, ...filter };
}
