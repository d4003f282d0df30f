import type { ReactElement } from "react";
import type { PricedStart } from "../../catalog/listing/apply-days.ts";
import { cardFacts, type NextDays } from "../../catalog/product/card-facts.ts";
import type { ProductImage } from "../../catalog/media/media.ts";
import type { Collection } from "../../catalog/collection/collection.ts";
import type { Product } from "../../catalog/product/product.ts";
import { fullRows } from "../../ui/primitives/card-columns.ts";
import { CardGrid, type CardGridProps } from "../../ui/primitives/CardGrid.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { collectionPictures } from "./CollectionCard.tsx";
import { cardWidths } from "./card-widths.ts";
import { chooseRowBadges } from "./choose-row-badges.ts";
import { collectionCards } from "./CollectionCards.tsx";
import { type LinkedProduct, linkedProduct } from "./linked-product.ts";
import { chooseRowPictures } from "./choose-row-pictures.ts";
import type { PageContext } from "../../renderer/index.ts";
import { findBadge, readSale } from "./product-on-page.ts";

interface ProductCardsProps extends Pick<CardGridProps, "layout" | "label" | "ordered" | "filler"> {
  /** Have their cards before those of the products. */
  readonly first?: readonly Collection[];
  /** Cards after those of the products. */
  readonly last?: readonly ReactElement[];
  /** In the order of the page. */
  readonly products: readonly Product[];
  readonly page: PageContext;
  readonly showScratchPrice: boolean;
  /** Ending of each card's link: `#dates`. */
  readonly hrefSuffix?: string;
  readonly nextDays?: NextDays | undefined;
  /**
   * Starts that the cards' prices are for, within the days that visitors chose. The link has it: `?date=2026-11-26`.
   */
  readonly chosenStarts?: ReadonlyMap<number, PricedStart>;
}

/** Card size of each layout. */
const sizes = { grid: "m", row: "s", list: "l" } as const;

/**
 * Renders products as cards. Each leads to its show page on this site, or else to its own page; one without either is
 * omitted.
 */
export function ProductCards(props: ProductCardsProps) {
  const {
    first = [],
    last = [],
    products,
    page,
    showScratchPrice,
    hrefSuffix = "",
    nextDays,
    chosenStarts,
    ...grid
  } = props;
  const { layout } = grid;
  const linked = products.flatMap((product) =>
    linkedProduct(product, { start: chosenStarts?.get(product.id), suffix: hrefSuffix }, page),
  );
  const { choose } = page.pictures;
  const firstPictures = chooseRowPictures(first.map(collectionPictures), choose);
  const pictures = chooseRowPictures(
    linked.map(({ product }) => product.images),
    choose,
  );
  const count = first.length + linked.length + last.length;
  const widths = cardWidths(layout, grid.filler === undefined ? count : fullRows);
  const ofProducts = { layout, widths, pictures, nextDays, showScratchPrice };
  return (
    <CardGrid {...grid}>
      {collectionCards(first, page, { layout, others: linked.length, pictures: firstPictures })}
      {productCards(linked, page, ofProducts)}
      {last}
    </CardGrid>
  );
}

interface CardChoices extends Pick<ProductCardsProps, "layout" | "nextDays" | "showScratchPrice"> {
  readonly widths: string;
  /** One for each product. */
  readonly pictures: readonly (ProductImage | undefined)[];
}

/** Returns the cards of products, with what distinguishes each from the others. */
function productCards(
  linked: readonly LinkedProduct[],
  page: PageContext,
  { layout, widths, pictures, nextDays, showScratchPrice }: CardChoices,
): readonly ReactElement[] {
  const products = linked.map(({ product }) => product);
  const facts = cardFacts(products, nextDays);
  const badges = chooseRowBadges(products, (product) => findBadge(product, page));
  return linked.map(({ product, ...link }, index) => {
    const image = pictures[index];
    return (
      <ProductCard
        key={product.id}
        product={product}
        size={sizes[layout]}
        widths={widths}
        image={image}
        loading={page.pictures.chooseLoading(image)}
        badge={badges.get(product.id)}
        facts={facts.get(product.id) ?? noFacts}
        sale={readSale(product, page)}
        {...link}
        locale={page.locale}
        t={page.t}
        page={page}
        showScratchPrice={showScratchPrice}
      />
    );
  });
}

const noFacts = { first: [], highlights: [] };
