import type { Snapshot } from "./snapshot.ts";
import type { ResourceName } from "./table.ts";

/** The resources with prices that pages show and that have a last good value. */
const priced: readonly ResourceName[] = [
  "categoryRankings",
  "collections",
  "collectionSections",
  "nearbyCities",
  "productDetails",
  "products",
  "rankings",
  "topCollections",
];

/** Returns when the oldest price was read that could not be refreshed, epoch milliseconds; undefined without any. */
export function findOldestStalePrice({ stale }: Pick<Snapshot, "stale">): number | undefined {
  const times = priced.flatMap((name) => stale.get(name) ?? []);
  return times.length === 0 ? undefined : Math.min(...times);
}
