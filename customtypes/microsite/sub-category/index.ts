import { listingView } from "../../../blocks/listing/view.ts";
import { listedInCity } from "../city-categories.ts";
import { categoryComposition } from "../compositions.ts";
import type { MicrositeKind } from "../fields.ts";
import { isTicketsLanding, taggedId } from "../tags.ts";
import { listingTrueUntil } from "../../../blocks/listing/listing-true-until.ts";

/** Sub-category of city cards, which never has a page (B8). */
const cityCards = 1008;

/** One sub-category in one city, where the city's category list has it (B8). */
export const subCategory: MicrositeKind = {
  kind: "sub-category",
  view: [listingView],
  trueUntil: listingTrueUntil,
  ownPlace: ["city", "subCategory"],
  composition: categoryComposition,
  matches: (fields) => {
    const id = taggedId(fields, "tagged_sub_category");
    return isTicketsLanding(fields) && id !== undefined && id !== cityCards;
  },
  ...listedInCity((fields, categories) => {
    const tagged = taggedId(fields, "tagged_sub_category");
    return categories.some(({ subCategories }) => subCategories.some(({ id }) => id === tagged));
  }),
};
