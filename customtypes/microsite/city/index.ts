import { listingView } from "../../../blocks/listing/view.ts";
import { cityComposition } from "../compositions.ts";
import type { MicrositeKind } from "../fields.ts";
import { pageTypeTags, tag } from "../tags.ts";
import { listingTrueUntil } from "../../../blocks/listing/listing-true-until.ts";

/** Everything to do in one city. */
export const city: MicrositeKind = {
  kind: "city",
  view: [listingView],
  trueUntil: listingTrueUntil,
  ownPlace: ["city"],
  composition: cityComposition,
  matches: (fields) => tag(fields, "tagged_page_type") === pageTypeTags.city,
};
