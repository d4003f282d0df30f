import type { Product } from "../../../catalog/product/product.ts";
import type { RankingQuery } from "../../../catalog/ranking/ranking.ts";
import { need, type Needs, noNeeds, type PageFacts } from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";

type PlaceFacts = Pick<PageFacts, "place">;

/** Returns the need for the products of the page's collection. A listing on the page has the same one. */
export function placeRankingNeeds(facts: PlaceFacts): Needs {
  const query = toRankingQuery(facts);
  return query === undefined ? noNeeds : need("rankings", [query]);
}

/** Returns the products of the page's collection, best first: in a city, all there are. */
export function placeRanking(snapshot: Snapshot, facts: PlaceFacts): readonly Product[] {
  const query = toRankingQuery(facts);
  return query === undefined ? [] : (snapshot.get("rankings", query)?.products ?? []);
}

/** Returns the query for all products of a collection. Parts that have the same one share its call. */
export function createRankingQuery(collection: number): RankingQuery {
  return { collection, limit: 100, subCategories: [] };
}

function toRankingQuery({ place: { collection } }: PlaceFacts): RankingQuery | undefined {
  return collection === undefined ? undefined : createRankingQuery(collection);
}
