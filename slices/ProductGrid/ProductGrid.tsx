import type { SliceProps } from "../../renderer/define-slice.tsx";
import { productHrefs } from "../../renderer/product-hrefs.ts";
import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { Section } from "../../ui/primitives/Section.tsx";
import { ProductCard } from "../../ui/product/ProductCard.tsx";
import type { ProductGridFields } from "./index.ts";

/** Renders products in the editor's order; omits one that the provider does not know. */
export function ProductGrid({ fields, variation, id, shown, page }: SliceProps<ProductGridFields>) {
  if (fields.product_ids.length === 0) return null;
  const title = page.text(fields.title);
  const hrefOf = productHrefs(shown.products, page);
  return (
    <Section id={id} title={title} intro={page.text(fields.intro)}>
      {shown.products.length === 0 ? (
        <p>{page.t(page.snapshot.failed.has("products") ? "shell.pricesUnavailable" : "listing.empty")}</p>
      ) : (
        <CardGrid layout={variation === "row" ? "row" : "grid"} label={title}>
          {shown.products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              badge={page.badge(product)}
              href={hrefOf(product)}
              locale={page.locale}
              t={page.t}
              showScratchPrice={fields.show_scratch_price}
            />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
