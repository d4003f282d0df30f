import type { SliceProps } from "../../renderer/index.ts";
import { ProductCards } from "../../blocks/products/ProductCards.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import type { ProductGridFields } from "./fields.ts";

/**
 * Renders products in the editor's order, without those that the provider does not know. Shows a message if the
 * provider failed to send any, and renders nothing if it knows none of them.
 */
export function ProductGrid({ fields, variation, id, shown, page }: SliceProps<ProductGridFields>) {
  const isUnread = fields.product_ids.some((key) => page.snapshot.getReadState("products", { id: key }) === "failed");
  if (shown.products.length === 0 && !isUnread) return null;
  const title = page.text(fields.title);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      {shown.products.length > 0 && (
        <ProductCards
          products={shown.products}
          page={page}
          layout={variation === "row" ? "row" : "grid"}
          label={title}
          showScratchPrice={fields.show_scratch_price}
        />
      )}
      {isUnread && <p>{page.t(shown.products.length === 0 ? "listing.unavailable" : "listing.partial")}</p>}
    </Section>
  );
}
