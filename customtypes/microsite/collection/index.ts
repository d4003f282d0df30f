import { collectionMissing } from "../../../blocks/products/collection-missing.ts";
import { listingView } from "../../../blocks/listing/view.ts";
import { collectionComposition } from "../compositions.ts";
import type { MicrositeKind } from "../fields.ts";
import { attractionNeeds, attractionNodes } from "./structured-data.ts";
import { listingTrueUntil } from "../../../blocks/listing/listing-true-until.ts";

/** The page of one collection: what a microsite document is when it is nothing more special. */
export const collection: MicrositeKind = {
  kind: "collection",
  view: [listingView],
  trueUntil: listingTrueUntil,
  ownPlace: ["collection"],
  composition: collectionComposition,
  needs: ({ tagged_collection: id }, facts) => attractionNeeds(id, facts),
  structuredData: ({ tagged_collection: id }, page) => attractionNodes(id, page),
  findings: ({ tagged_collection: id }, snapshot) =>
    id !== undefined && snapshot.getReadState("collections", { id }) === "missing" ? [collectionMissing(id)] : [],
};
