import { listingView } from "../../../blocks/listing/view.ts";
import { hopOnHopOffComposition } from "../compositions.ts";
import type { MicrositeKind } from "../fields.ts";
import { contentTypeTags, tag } from "../tags.ts";
import { listingTrueUntil } from "../../../blocks/listing/listing-true-until.ts";

/** The hop-on hop-off buses of one city. */
export const hopOnHopOff: MicrositeKind = {
  kind: "hop-on-hop-off",
  view: [listingView, "stops", "days"],
  trueUntil: listingTrueUntil,
  ownPlace: ["city", "subCategory"],
  composition: hopOnHopOffComposition,
  matches: (fields) => tag(fields, "tagged_content_type") === contentTypeTags.hopOnHopOff,
};
