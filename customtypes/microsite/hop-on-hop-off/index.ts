import { listingView } from "../../../renderer/listing/listing-view.ts";
import { categoryComposition } from "../compositions.ts";
import type { MicrositeKind } from "../fields.ts";
import { contentTypeTags, tag } from "../tags.ts";

/** The hop-on hop-off buses of one city. */
export const hopOnHopOff: MicrositeKind = {
  kind: "hop-on-hop-off",
  view: listingView,
  pageOf: ["city", "subCategory"],
  composition: categoryComposition,
  matches: (fields) => tag(fields, "tagged_content_type") === contentTypeTags.hopOnHopOff,
};
