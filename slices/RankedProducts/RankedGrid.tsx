import { CardGrid } from "../../ui/primitives/CardGrid.tsx";
import { ProductCard } from "../../ui/product/ProductCard.tsx";
import type { RankedListProps } from "./ranked-list-props.ts";

export function RankedGrid({ products, page, showScratchPrice }: RankedListProps) {
  return (
    <CardGrid layout="grid">
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          badge={page.badge(product)}
          href={page.bookingUrl(product)}
          locale={page.locale}
          t={page.t}
          showScratchPrice={showScratchPrice}
        />
      ))}
    </CardGrid>
  );
}
