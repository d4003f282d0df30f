import type { Product } from "../../catalog/product/product.ts";
import { bookablePrice } from "../../catalog/show/sale.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { FromPrice } from "./FromPrice.tsx";
import { listingHref } from "./listing-href.ts";
import type { ListingPartProps } from "./listing-props.ts";
import * as css from "./NextPage.css.ts";
import * as tile from "./Tile.css.ts";

/** Products that have room beside a card. */
const maxLines = 6;

/**
 * Links to the next page of a list, with the names and prices that it begins with. It fills the last row of cards.
 * Assistive technology reads the link only: the names belong to another page.
 */
export function NextPage({ listing, id, page }: ListingPartProps) {
  const { matches, first, query, total } = listing;
  const next = matches.slice(first + query.limit, first + 2 * query.limit);
  return (
    <div className={tile.tile}>
      <StyleSheet of={tile} />
      <StyleSheet of={css} />
      <a href={listingHref(page, { ...page.view, page: query.page + 1 }, id)} data-refine="page" className={tile.link}>
        {page.t("listing.next", { n: next.length, total })} <Icon name="arrow-right" />
      </a>
      <div aria-hidden="true" className={css.lines}>
        {next.slice(0, maxLines).map((product) => (
          <NextProduct key={product.id} product={product} page={page} />
        ))}
      </div>
    </div>
  );
}

function NextProduct({ product, page }: Pick<ListingPartProps, "page"> & { readonly product: Product }) {
  return (
    <p className={css.line}>
      <span className={css.name}>
        <Localized text={product.name} />
      </span>
      <span className={css.price}>
        <FromPrice price={bookablePrice(product, page.snapshot.readAt)?.final} page={page} />
      </span>
    </p>
  );
}
