import type { ReactElement } from "react";
import type { PricedStart } from "../catalog/listing/on-days.ts";
import { cardFacts, type NextDays } from "../catalog/product/card-facts.ts";
import type { Collection } from "../catalog/collection/collection.ts";
import type { Product } from "../catalog/product/product.ts";
import { CardGrid, type CardGridProps } from "../ui/primitives/CardGrid.tsx";
import { ProductCard } from "../ui/product/ProductCard.tsx";
import { collectionPictures } from "../ui/product/CollectionCard.tsx";
import { cardWidths } from "../ui/product/card-widths.ts";
import { badgesOfRow } from "./badges-of-row.ts";
import { collectionCards } from "./CollectionCards.tsx";
import { picturesOfRow } from "./pictures-of-row.ts";
import { withSuffix } from "./product-list/with-suffix.ts";
import type { ShownPicture } from "./render/choose-picture.ts";
import { viewQuery } from "../routing/view.ts";
import type { PageContext } from "./render/page-context.ts";

interface ProductCardsProps extends Pick<CardGridProps, "layout" | "label" | "ordered"> {
  /** Have their cards before those of the products. */
  readonly first?: readonly Collection[];
  /** Cards after those of the products. */
  readonly last?: readonly ReactElement[];
  /** In the order of the page. */
  readonly products: readonly Product[];
  readonly page: PageContext;
  readonly showScratchPrice: boolean;
  /** What each card's link ends in: `#dates`. */
  readonly hrefSuffix?: string;
  readonly nextDays?: NextDays;
  /** What a card has the price of, within the days that visitors chose. Its link has it: `?date=2026-11-26`. */
  readonly chosenStarts?: ReadonlyMap<number, PricedStart>;
}

/** What each layout has room for. */
const sizes = { grid: "m", row: "s", list: "l" } as const;

/**
 * Renders products as cards. Each leads to its show page on this site, or else to its own page; one without either is
 * omitted.
 */
export function ProductCards(props: ProductCardsProps) {
  const {
    first = [],
    last = [],
    products: listed,
    page,
    showScratchPrice,
    hrefSuffix = "",
    nextDays,
    chosenStarts,
    ...grid
  } = props;
  const linked = listed.flatMap((product) =>
    linkedProduct(product, { start: chosenStarts?.get(product.id), suffix: hrefSuffix }, page),
  );
  const products = linked.map(({ product }) => product);
  const facts = cardFacts(products, nextDays);
  const sets: readonly (readonly ShownPicture[])[] = [
    ...first.map(collectionPictures),
    ...products.map(({ images }) => images),
  ];
  const pictures = picturesOfRow(sets, page.pictures);
  const badges = badgesOfRow(products, page.badge);
  return (
    <CardGrid {...grid}>
      {collectionCards(first, page, { layout: grid.layout, others: linked.length, pictures })}
      {linked.map(({ product, ...link }, index) => {
        const image = product.images.find((one) => one === pictures[first.length + index]);
        return (
          <ProductCard
            key={product.id}
            product={product}
            size={sizes[grid.layout]}
            widths={cardWidths(grid.layout, first.length + linked.length + last.length)}
            image={image}
            loading={page.loadingOf(image)}
            badge={badges.get(product.id)}
            facts={facts.get(product.id) ?? noFacts}
            sale={page.sale(product)}
            {...link}
            locale={page.locale}
            t={page.t}
            page={page}
            showScratchPrice={showScratchPrice}
          />
        );
      })}
      {last}
    </CardGrid>
  );
}

interface LinkEnd {
  readonly start: PricedStart | undefined;
  readonly suffix: string;
}

/** Returns a product with the target of its card; nothing where it has none. */
function linkedProduct(
  product: Product,
  { start, suffix }: LinkEnd,
  { productLink }: Pick<PageContext, "productLink">,
) {
  const link = productLink(product);
  const dated = withSuffix(link?.href, start === undefined ? "" : viewQuery(start));
  const href = withSuffix(dated, suffix);
  return href === undefined ? [] : [{ product, href, hrefLang: link?.hrefLang }];
}

const noFacts = { first: [], highlights: [] };
