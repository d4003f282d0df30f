import type { Product } from "../../../catalog/product/product.ts";
import { need } from "../../../catalog/snapshot/needs.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageKind } from "../../../renderer/define-page-type.tsx";
import { productNode } from "../../../renderer/product-structured-data.ts";
import { unknownIds } from "../../../renderer/unknown-ids.ts";
import type { ShowFields } from "../fields.ts";
import { ShowPage } from "./ShowPage.tsx";

/** One theatre show: its facts, its price and, in tabs, everything about it. */
export const show: PageKind<ShowFields> = {
  kind: "show",
  needs: ({ tgid }) => need("products", tgid === undefined ? [] : [{ id: tgid }]),
  findings: ({ tgid }, snapshot) => unknownIds("products", tgid === undefined ? [] : [tgid], snapshot),
  about: showProduct,
  structuredData: (_fields, page, about) => about.map((product) => productNode(product, page)),
  Page: ShowPage,
};

function showProduct({ tgid }: ShowFields, snapshot: Snapshot): readonly Product[] {
  const product = tgid === undefined ? undefined : snapshot.get("products", { id: tgid });
  return product === undefined ? [] : [product];
}
