import { listingView } from "../../../blocks/listing/view.ts";
import { cityComposition } from "../compositions.ts";
import type { MicrositeKind } from "../fields.ts";
import { pageTypeTags, tag } from "../tags.ts";

/** Everything to do in one city. */
export const city: MicrositeKind = {
  kind: "city",
  view: [listingView],
  ownPlace: ["city"],
  composition: cityComposition,
  matches: (fields) => tag(fields, "tagged_page_type") === pageTypeTags.city,
};
