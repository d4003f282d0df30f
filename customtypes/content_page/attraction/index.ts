import { mergeNeeds } from "../../../renderer/index.ts";
import { breadcrumbNodes } from "../../../blocks/places/breadcrumbs.ts";
import { landmarkNeeds } from "../../../blocks/places/city-landmarks.ts";
import type { ContentKind } from "../fields.ts";
import { sightCrumbs } from "../sight/sight-crumbs.ts";
import { rowSubstitutes } from "../sight/row-substitutes.ts";
import { sightFindings, sightNeeds, findSight } from "../sight/find-sight.ts";
import { readPageType } from "../sight/sight-place.ts";
import { AttractionPage } from "./AttractionPage.tsx";
import { attractionNode } from "./structured-data.ts";

/** The page of one sight, with the pages around it (C4, C5). */
export const attraction: ContentKind = {
  kind: "attraction",
  matches: (fields) => readPageType(fields) === "attraction" && fields.sight !== undefined,
  ownPlace: ["sight"],
  composition: {
    before: ["opening_hours"],
    amid: { type: "product_row", afterSection: 2 },
    after: [],
    substitutes: rowSubstitutes,
  },
  needs: ({ part_of: parentSight }, { place }) =>
    mergeNeeds([sightNeeds(place, parentSight), landmarkNeeds(place.city)]),
  findings: ({ sight, part_of: parentSight }, snapshot) => sightFindings([sight, parentSight], snapshot),
  structuredData: (fields, page) => {
    const sight = findSight(page);
    return [
      ...(sight === undefined ? [] : [attractionNode(sight, fields, page)]),
      ...breadcrumbNodes(sightCrumbs(fields, page), page),
    ];
  },
  Page: AttractionPage,
};
