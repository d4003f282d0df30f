import { mergeNeeds, need, noNeeds } from "../../../renderer/index.ts";
import { breadcrumbNodes } from "../../../blocks/places/breadcrumbs.ts";
import { guidePageNeeds } from "../../../blocks/places/guide-pages/guide-pages.ts";
import type { ContentKind } from "../fields.ts";
import { readPageType } from "../sight/sight-place.ts";
import { rowSubstitutes } from "../sight/row-substitutes.ts";
import { guideCrumbs } from "./guide-crumbs.ts";
import { guideNode } from "./guide-node.ts";
import { GuidePage } from "./GuidePage.tsx";

/** A page of a city's guide: where to eat, what to do, when to go (C2, C3). */
export const guide: ContentKind = {
  kind: "city guide",
  matches: (fields) => readPageType(fields) === "city guide" && fields.tagged_city.code !== "",
  composition: {
    before: [],
    amid: { type: "product_row", afterSection: 2 },
    after: ["popular_categories"],
    substitutes: rowSubstitutes,
  },
  needs: (_fields, { place }) =>
    mergeNeeds([place.city === undefined ? noNeeds : need("cities", [{ code: place.city }]), guidePageNeeds(place)]),
  structuredData: (fields, page) => [guideNode(fields, page), ...breadcrumbNodes(guideCrumbs(fields, page), page)],
  Page: GuidePage,
};
