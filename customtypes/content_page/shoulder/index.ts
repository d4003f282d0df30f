import { mergeNeeds, noNeeds } from "../../../catalog/snapshot/needs.ts";
import { landmarkNeeds } from "../../../renderer/city-landmarks.ts";
import { breadcrumbNodes } from "../../../renderer/breadcrumbs.ts";
import type { ContentKind } from "../fields.ts";
import { sightCrumbs } from "../sight/sight-crumbs.ts";
import { sightFindings, sightNeeds } from "../sight/sight-of.ts";
import { pageTypeOf } from "../sight/sight-place.ts";
import { groupOf } from "../../../renderer/sight-pages/topics.ts";
import { isAboutTheWay, ShoulderPage } from "./ShoulderPage.tsx";

/** A page around an attraction: its history, its rules, its rides (C6, C7, C8). */
export const shoulder: ContentKind = {
  kind: "shoulder",
  matches: (fields) =>
    pageTypeOf(fields) === "shoulder page" && fields.sight !== undefined && groupOf(fields.topic) !== undefined,
  needs: (fields, { place }) =>
    mergeNeeds([sightNeeds(place, fields.part_of), isAboutTheWay(fields) ? landmarkNeeds(place.city) : noNeeds]),
  findings: ({ sight, part_of: partOf }, snapshot) => sightFindings([sight, partOf], snapshot),
  structuredData: (fields, page) => breadcrumbNodes(sightCrumbs(fields, page), page),
  Page: ShoulderPage,
};
