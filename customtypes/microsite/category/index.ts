import { listingView } from "../../../blocks/listing/view.ts";
import { listedInCity } from "../city-categories.ts";
import { categoryComposition } from "../compositions.ts";
import type { MicrositeKind } from "../fields.ts";
import { isTicketsLanding, tag, taggedId } from "../tags.ts";
import { listingTrueUntil } from "../../../blocks/listing/listing-true-until.ts";

/** One category in one city, where the city's category list has it (B8). */
export const category: MicrositeKind = {
  kind: "category",
  view: [listingView],
  trueUntil: listingTrueUntil,
  ownPlace: ["city", "category"],
  composition: categoryComposition,
  matches: (fields) =>
    isTicketsLanding(fields) &&
    tag(fields, "tagged_sub_category") === "" &&
    taggedId(fields, "tagged_category") !== undefined,
  ...listedInCity((fields, categories) => {
    const tagged = taggedId(fields, "tagged_category");
    return categories.some(({ id }) => id === tagged);
  }),
};
