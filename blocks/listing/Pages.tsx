import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import { chip, chips } from "./chips.css.ts";
import * as css from "./Listing.css.ts";
import { firstPage, listingHref } from "./listing-href.ts";
import { listingQuery, maxProducts } from "./listing-view.ts";
import type { ResultsProps } from "./listing-props.ts";

/** Renders the way to more products: a longer page, or the other pages. */
export function Pages({ fields, listing, id, page }: ResultsProps) {
  const { view, t, locale } = page;
  const { pages, query, total } = listing;
  if (pages < 2) return null;
  const step = listingQuery({ ...view, limit: undefined }, fields).limit;
  const longer = Math.min(query.limit + step, maxProducts);
  const more = Math.min(longer, total - query.offset) - query.limit;
  return (
    <nav aria-label={t("listing.pages")} className={css.pages}>
      {query.page === 1 && more > 0 && (
        <a
          href={listingHref(page, { ...view, ...firstPage, offset: view.offset, limit: longer }, id)}
          rel="nofollow"
          data-refine="more"
          className={css.more}
        >
          {t("listing.more", { n: more })}
        </a>
      )}
      <ol role="list" className={chips}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={listingHref(page, { ...view, page: number === 1 ? undefined : number }, id)}
              data-refine="page"
              className={chip}
              aria-label={t("listing.page", { page: number })}
              aria-current={number === query.page ? "page" : undefined}
            >
              {numberFormat(formatTag(locale)).format(number)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
