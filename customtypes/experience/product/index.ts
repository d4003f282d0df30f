import { need, noNeeds } from "../../../catalog/snapshot/needs.ts";
import { productNode } from "../../../renderer/product-structured-data.ts";
import { productPageNeeds } from "../../../renderer/product-hrefs.ts";
import type { ExperienceKind } from "../fields.ts";
import { presenceOf } from "./presence.ts";
import { productOf } from "./product-of.ts";

/** A product's own page, between its card and its booking. */
export const product: ExperienceKind = {
  kind: "experience",
  needs: ({ tgid }) => (tgid === undefined ? noNeeds : need("productDetails", [{ id: tgid }])),
  followUp: (fields, first, facts) => productPageNeeds([productOf(fields, first) ?? []].flat(), facts),
  presence: presenceOf,
  about: (fields, snapshot) => [productOf(fields, snapshot) ?? []].flat(),
  structuredData: (_fields, page, about) => about.map((each) => productNode(each, page)),
};
