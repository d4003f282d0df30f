import type { Product } from "../../../catalog/product/product.ts";
import { performancesQuery } from "../../../catalog/show/next-performances.ts";
import {
  mergeNeeds,
  need,
  type Needs,
  noNeeds,
  type PageKind,
  type PartFinding,
  unknownIds,
} from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { breadcrumbNodes } from "../../../blocks/places/breadcrumbs.ts";
import { eveningNeeds } from "../../../blocks/shows/evening/theatre-evening.ts";
import { mainProductNode } from "../../../blocks/products/product-structured-data.ts";
import type { ShowFields } from "../fields.ts";
import { blockSlices } from "./blocks/block-slices.ts";
import { contradictions } from "./contradictions.ts";
import { performanceNodes } from "./performance-events.ts";
import { performanceNeeds, smallerPartyNeeds } from "./performances/performance-data.ts";
import { seatNeeds } from "./seats/seat-view.ts";
import { reviewSlices } from "./review-slices.ts";
import { showCrumbs } from "./show-crumbs.ts";
import { findShowProduct, zoneNeeds } from "./find-show-product.ts";
import { nextDayNeeds } from "./show-times.ts";
import { similarShows } from "./similar-shows.ts";
import { ShowPage } from "./ShowPage.tsx";
import { showTrueUntil } from "./true-until.ts";
import { unsentDates } from "./unsent-dates.ts";
import { showView } from "./view.ts";

/** One theatre show: its facts, its price and, in tabs, everything about it. */
export const show: PageKind<ShowFields> = {
  kind: "show",
  view: [showView],
  needs: (fields, facts) => {
    const { tgid } = fields;
    if (tgid === undefined) return zoneNeeds(fields);
    return mergeNeeds([showNeeds(tgid), performanceNeeds(tgid, facts), seatNeeds(tgid, facts)]);
  },
  followUp: (fields, first, facts) => {
    const product = findShowProduct(fields, first);
    if (product === undefined) return isUnsold(fields, first) ? zoneNeeds(fields) : noNeeds;
    const evening = eveningNeeds(product.show.theatre?.key ?? "", facts);
    return mergeNeeds([nextDayNeeds(product, first, facts), smallerPartyNeeds(product, facts), evening]);
  },
  slices: (fields, language) => ({
    before: blockSlices(fields.blocks, language, fields.tgid),
    after: [reviewSlices(fields, language), similarShows(fields, language)].filter((group) => group.length > 0),
  }),
  // The rules of the house become questions, whether or not an editor writes more.
  composition: { before: [], after: ["faq"], substitutes: { product_grid: "ranked_products" } },
  findings: listShowFindings,
  about: (fields, snapshot) => [findShowProduct(fields, snapshot) ?? []].flat(),
  structuredData: (fields, page, about) => {
    const product = findShowProduct(fields, page.snapshot);
    const title = page.text(fields.show_name);
    const titled = <Each extends Product>(each: Each): Each =>
      title === "" ? each : { ...each, name: { text: title } };
    return [
      ...about.map((each) => mainProductNode(titled(each), page)),
      ...(product === undefined ? [] : performanceNodes(titled(product), page)),
      ...breadcrumbNodes(showCrumbs({ fields, page }), page),
    ];
  },
  trueUntil: showTrueUntil,
  Page: ShowPage,
};

function showNeeds(tgid: number): Needs {
  return mergeNeeds([need("products", [{ id: tgid }]), need("slots", [performancesQuery(tgid)])]);
}

function isUnsold({ tgid }: ShowFields, snapshot: Snapshot): boolean {
  return tgid !== undefined && snapshot.getReadState("products", { id: tgid }) === "missing";
}

function listShowFindings(fields: ShowFields, snapshot: Snapshot): readonly PartFinding[] {
  if (fields.tgid === undefined) return [];
  const unknown = unknownIds("products", [fields.tgid], snapshot);
  return [...unknown, ...contradictions(fields, snapshot), ...unsentDates(fields, snapshot)];
}
