import type { ReactElement } from "react";
import { cardFacts, type NextDays } from "../catalog/product/card-facts.ts";
import type { Product } from "../catalog/product/product.ts";
import { CardGrid, type CardGridProps } from "../ui/primitives/CardGrid.tsx";
import { ProductCard } from "../ui/product/ProductCard.tsx";
import { badgesOfRow } from "./badges-of-row.ts";
import { picturesOfRow } from "./pictures-of-row.ts";
import { withSuffix } from "./product-list/with-suffix.ts";
import type { PageContext } from "./render/page-context.ts";

interface ProductCardsProps extends Pick<CardGridProps, "layout" | "label" | "ordered"> {
  /** Cards of other things, before those of the products. */
  readonly first?: readonly ReactElement[];
  /** In the order of the page. */
  readonly products: readonly Product[];
  readonly page: PageContext;
  readonly showScratchPrice: boolean;
  /** What each card's link ends in: `?variant=7`. */
  readonly hrefSuffix?: string;
  readonly nextDays?: NextDays;
}

/** What each layout has room for. */
const sizes = { grid: "m", row: "s", list: "l" } as const;

/**
 * Renders products as cards. Each leads to its show page on this site, or else to its own page; one without either is
 * omitted.
 */
export function ProductCards(props: ProductCardsProps) {
  const { first, products, page, showScratchPrice, hrefSuffix = "", nextDays, ...grid } = props;
  const facts = cardFacts(products, nextDays);
  const pictures = picturesOfRow(products, page.pictures);
  const badges = badgesOfRow(products, page.badge);
  return (
    <CardGrid {...grid}>
      {first}
      {products.map((product) => {
        const href = withSuffix(page.productPath(product), hrefSuffix);
        return (
          href !== undefined && (
            <ProductCard
              key={product.id}
              product={product}
              size={sizes[grid.layout]}
              image={pictures.get(product.id)}
              loading={page.loadingOf(pictures.get(product.id))}
              badge={badges.get(product.id)}
              facts={facts.get(product.id) ?? noFacts}
              sale={page.sale(product)}
              href={href}
              locale={page.locale}
              t={page.t}
              page={page}
              showScratchPrice={showScratchPrice}
            />
          )
        );
      })}
    </CardGrid>
  );
}

const noFacts = { first: [], highlights: [] };
