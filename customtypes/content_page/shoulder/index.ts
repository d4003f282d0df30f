import { mergeNeeds, noNeeds } from "../../../renderer/index.ts";
import { landmarkNeeds } from "../../../blocks/places/city-landmarks.ts";
import { breadcrumbNodes } from "../../../blocks/places/breadcrumbs.ts";
import type { ContentKind } from "../fields.ts";
import { sightCrumbs } from "../sight/sight-crumbs.ts";
import { rowSubstitutes } from "../sight/row-substitutes.ts";
import { sightFindings, sightNeeds } from "../sight/find-sight.ts";
import { readPageType } from "../sight/sight-place.ts";
import { findMenuGroup } from "../../../blocks/sights/topics.ts";
import { isAboutTheWay, ShoulderPage } from "./ShoulderPage.tsx";

/** A page around an attraction: its history, its rules, its rides (C6, C7, C8). */
export const shoulder: ContentKind = {
  kind: "shoulder",
  matches: (fields) =>
    readPageType(fields) === "shoulder page" && fields.sight !== undefined && findMenuGroup(fields.topic) !== undefined,
  composition: { before: [], amid: { type: "product_row", afterSection: 2 }, after: [], substitutes: rowSubstitutes },
  needs: (fields, { place }) =>
    mergeNeeds([sightNeeds(place, fields.part_of), isAboutTheWay(fields) ? landmarkNeeds(place.city) : noNeeds]),
  findings: ({ sight, part_of: parentSight }, snapshot) => sightFindings([sight, parentSight], snapshot),
  structuredData: (fields, page) => breadcrumbNodes(sightCrumbs(fields, page), page),
  Page: ShoulderPage,
};
