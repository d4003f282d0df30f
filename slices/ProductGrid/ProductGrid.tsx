import type { SliceProps } from "../../renderer/define-slice.tsx";
import { ProductCards } from "../../renderer/ProductCards.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { ProductGridFields } from "./index.ts";

/** Renders products in the editor's order; omits one that the provider does not know. */
export function ProductGrid({ fields, variation, id, shown, page }: SliceProps<ProductGridFields>) {
  if (fields.product_ids.length === 0) return null;
  const title = page.text(fields.title);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      {shown.products.length === 0 ? (
        <p>{page.t(page.snapshot.failed.has("products") ? "shell.pricesUnavailable" : "listing.empty")}</p>
      ) : (
        <ProductCards
          products={shown.products}
          page={page}
          layout={variation === "row" ? "row" : "grid"}
          label={title}
          showScratchPrice={fields.show_scratch_price}
        />
      )}
    </Section>
  );
}
