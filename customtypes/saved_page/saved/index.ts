import { need, type PageKind } from "../../../renderer/index.ts";
import { productPageNeeds } from "../../../blocks/products/product-links.ts";
import type { PageFields } from "../../page-fields.ts";
import { readSavedIds, savedProducts } from "./saved-products.ts";
import { SavedPage } from "./SavedPage.tsx";
import { savedView } from "./view.ts";

/**
 * The products of a list that its address contains (P7): the server stores none. One provider call reads all of them.
 */
export const saved: PageKind<PageFields> = {
  kind: "saved",
  view: [savedView],
  needs: (_fields, facts) =>
    need(
      "products",
      readSavedIds(facts).map((id) => ({ id })),
    ),
  followUp: (_fields, first, facts) => productPageNeeds(savedProducts(first, facts), facts),
  about: (_fields, snapshot, facts) => savedProducts(snapshot, facts),
  Page: SavedPage,
};
