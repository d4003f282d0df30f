import type { Product } from "../catalog/product/product.ts";
import { CardGrid, type CardGridProps } from "../ui/primitives/CardGrid.tsx";
import { ProductCard } from "../ui/product/ProductCard.tsx";
import { withSuffix } from "./product-list/with-suffix.ts";
import type { PageContext } from "./render/page-context.ts";

interface ProductCardsProps extends Pick<CardGridProps, "layout" | "label"> {
  /** In the order of the page. */
  readonly products: readonly Product[];
  readonly page: PageContext;
  readonly showScratchPrice: boolean;
  /** What each card's link ends in: `?variant=7`. */
  readonly hrefSuffix?: string;
}

/** Renders products as cards. Each links to its show page on this site, or else to its own page. */
export function ProductCards({ products, page, showScratchPrice, hrefSuffix = "", ...grid }: ProductCardsProps) {
  return (
    <CardGrid {...grid}>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          badge={page.badge(product)}
          sale={page.sale(product)}
          href={withSuffix(page.productPath(product), hrefSuffix)}
          locale={page.locale}
          t={page.t}
          page={page}
          showScratchPrice={showScratchPrice}
          highlights={grid.layout === "row" ? 3 : 5}
        />
      ))}
    </CardGrid>
  );
}
