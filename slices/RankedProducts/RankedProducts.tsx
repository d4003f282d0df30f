import type { SliceProps } from "../../renderer/define-slice.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { RankedGrid } from "./RankedGrid.tsx";
import { RankedRows } from "./RankedRows.tsx";
import { rankedProductsOf } from "./ranked-products-of.ts";
import type { RankedProductsFields } from "./schema.ts";

/** A collection's products, best first. An empty list says why and what to do, never shows a blank grid. */
export function RankedProducts({ fields, variation, id, page }: SliceProps<RankedProductsFields>) {
  if (fields.collection === undefined) return null;
  const products = rankedProductsOf(fields, page.snapshot);
  const List = variation === "grid" ? RankedGrid : RankedRows;
  return (
    <Section id={id} title={page.text(fields.title)} intro={page.text(fields.intro)}>
      {products.length === 0 ? (
        <p>{page.t(page.snapshot.failed.has("rankings") ? "shell.pricesUnavailable" : "listing.empty")}</p>
      ) : (
        <List products={products} page={page} showScratchPrice={fields.show_scratch_price} />
      )}
    </Section>
  );
}
