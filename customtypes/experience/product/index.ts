import { mergeNeeds, noNeeds, unknownIds } from "../../../renderer/index.ts";
import { productPageNeeds } from "../../../blocks/products/product-links.ts";
import type { ExperienceKind } from "../fields.ts";
import { breadcrumbNodes } from "../../../blocks/places/breadcrumbs.ts";
import { productCrumbs } from "../../../blocks/places/product-crumbs.ts";
import { datedData, experienceData, experienceNeeds } from "./experience-data.ts";
import { groupNeeds } from "./group-days.ts";
import { landmarkNeeds } from "../../../blocks/places/city-landmarks.ts";
import { cityWithMap } from "./city-with-map.ts";
import { firstDeadline } from "./deadlines.ts";
import { decidePresence } from "./presence.ts";
import { findPageProduct } from "./find-page-product.ts";
import { ProductPage } from "./ProductPage.tsx";
import { similarNeeds } from "./similar.ts";
import { experienceNode } from "./structured-data.ts";
import { groupVisitView } from "../../../blocks/calendar/view.ts";

/** A product's own page, between its card and its booking. */
export const product: ExperienceKind = {
  kind: "experience",
  view: [groupVisitView],
  needs: ({ tgid }, facts) => (tgid === undefined ? noNeeds : experienceNeeds(tgid, facts)),
  followUp: (fields, first, facts) => {
    const found = findPageProduct(fields, first);
    return found === undefined
      ? noNeeds
      : mergeNeeds([
          productPageNeeds([found], facts),
          similarNeeds(found),
          landmarkNeeds(cityWithMap(found)),
          groupNeeds(found, first),
        ]);
  },
  findings: ({ tgid }, snapshot) => (tgid === undefined ? [] : unknownIds("productDetails", [tgid], snapshot)),
  presence: decidePresence,
  about: ({ tgid }, snapshot) => [experienceData(tgid, snapshot)?.product ?? []].flat(),
  structuredData: (_fields, page, about) => [
    ...about.map((each) => experienceNode(each, page)),
    ...about.flatMap((each) => breadcrumbNodes(productCrumbs(each, page), page)),
  ],
  trueUntil: ({ tgid }, page) => {
    const data = datedData(tgid, page);
    return data && firstDeadline(data, page);
  },
  Page: ProductPage,
};
