import { mergeNeeds, need, type PageKind } from "../../../renderer/index.ts";
import { productPageNeeds } from "../../../blocks/products/product-links.ts";
import { landmarkNeeds } from "../../../blocks/places/city-landmarks.ts";
import type { PageFields } from "../../page-fields.ts";
import { dayQuery, plannedProducts, readPlanItems, listEnteredSightIds } from "./list-plan-steps.ts";
import { cityOnMap } from "./city-on-map.ts";
import { PlanPage } from "./PlanPage.tsx";
import { readView } from "../../../routing/define-view.ts";
import { planView } from "./view.ts";

/**
 * The plan of a day that its address contains (X12): the server stores none. One call reads the products. Then one call
 * reads on which day they can be booked, one their sights, and one the landmarks around.
 */
export const plan: PageKind<PageFields> = {
  kind: "plan",
  view: [planView],
  needs: (_fields, facts) =>
    need(
      "products",
      readPlanItems(facts).map(({ id }) => ({ id })),
    ),
  followUp: (_fields, first, facts) => {
    const products = plannedProducts(first, facts);
    const { date } = readView(planView, facts.view);
    const always = mergeNeeds([productPageNeeds(products, facts), landmarkNeeds(cityOnMap(products))]);
    if (date === undefined) return always;
    return mergeNeeds([
      always,
      need(
        "nextAvailable",
        products.map((product) => dayQuery(product, date)),
      ),
      need(
        "pois",
        [...new Set(products.flatMap(listEnteredSightIds))].map((id) => ({ id })),
      ),
    ]);
  },
  about: (_fields, snapshot, facts) => plannedProducts(snapshot, facts),
  Page: PlanPage,
};
