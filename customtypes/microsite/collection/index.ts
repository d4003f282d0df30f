import { listingView } from "../../../renderer/listing/listing-view.ts";
import { collectionMissing } from "../../../renderer/unknown-ids.ts";
import { collectionComposition } from "../compositions.ts";
import type { MicrositeKind } from "../fields.ts";

/** The page of one collection: what a microsite document is when it is nothing more special. */
export const collection: MicrositeKind = {
  kind: "collection",
  view: listingView,
  pageOf: ["collection"],
  composition: collectionComposition,
  // The lists of the page read its products. The collection itself is read only where the page shows it.
  findings: ({ tagged_collection: id }, snapshot) =>
    id !== undefined && snapshot.stateOf("collections", { id }) === "missing" ? [collectionMissing(id)] : [],
};
