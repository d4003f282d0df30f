import { mergeNeeds } from "../../../catalog/snapshot/needs.ts";
import { breadcrumbNodes } from "../../../renderer/breadcrumbs.ts";
import { landmarkNeeds } from "../../../renderer/city-landmarks.ts";
import type { ContentKind } from "../fields.ts";
import { sightCrumbs } from "../sight/sight-crumbs.ts";
import { sightFindings, sightNeeds, sightOf } from "../sight/sight-of.ts";
import { pageTypeOf } from "../sight/sight-place.ts";
import { AttractionPage } from "./AttractionPage.tsx";
import { attractionNode } from "./structured-data.ts";

/** The page of one sight, with the pages around it (C4, C5). */
export const attraction: ContentKind = {
  kind: "attraction",
  matches: (fields) => pageTypeOf(fields) === "attraction" && fields.sight !== undefined,
  pageOf: ["sight"],
  composition: { before: ["opening_hours"], after: [] },
  needs: ({ part_of: partOf }, { place }) => mergeNeeds([sightNeeds(place, partOf), landmarkNeeds(place.city)]),
  findings: ({ sight, part_of: partOf }, snapshot) => sightFindings([sight, partOf], snapshot),
  structuredData: (fields, page) => {
    const sight = sightOf(page);
    return [
      ...(sight === undefined ? [] : [attractionNode(sight, fields, page)]),
      ...breadcrumbNodes(sightCrumbs(fields, page), page),
    ];
  },
  Page: AttractionPage,
};
