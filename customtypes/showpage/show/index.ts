import { mergeNeeds, need, type Needs, noNeeds } from "../../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageKind } from "../../../renderer/define-page-type.tsx";
import type { PartFinding } from "../../../renderer/part.ts";
import { productNode } from "../../../renderer/product-structured-data.ts";
import { unknownIds } from "../../../renderer/unknown-ids.ts";
import type { ShowFields } from "../fields.ts";
import { contradictions } from "./contradictions.ts";
import { performancesQuery } from "./show-facts.ts";
import { showOf } from "./show-of.ts";
import { ShowPage } from "./ShowPage.tsx";

/** One theatre show: its facts, its price and, in tabs, everything about it. */
export const show: PageKind<ShowFields> = {
  kind: "show",
  needs: ({ tgid }) => (tgid === undefined ? noNeeds : showNeeds(tgid)),
  findings: findingsOf,
  about: (fields, snapshot) => [showOf(fields, snapshot) ?? []].flat(),
  structuredData: (_fields, page, about) => about.map((product) => productNode(product, page)),
  Page: ShowPage,
};

function showNeeds(tgid: number): Needs {
  return mergeNeeds([need("products", [{ id: tgid }]), need("slots", [performancesQuery(tgid)])]);
}

function findingsOf(fields: ShowFields, snapshot: Snapshot): readonly PartFinding[] {
  if (fields.tgid === undefined) return [];
  return [...unknownIds("products", [fields.tgid], snapshot), ...contradictions(fields, snapshot)];
}
