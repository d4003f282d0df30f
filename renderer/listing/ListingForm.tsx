import { isNarrowed } from "../../catalog/listing/list-products.ts";
import { sortOrders } from "../../catalog/listing/listing-query.ts";
import { pagePath } from "../../routing/page-address.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { DateChips, DateRange } from "./DateChoice.tsx";
import { Facets } from "./Facets.tsx";
import * as css from "./Listing.css.ts";
import { listingHref } from "./listing-href.ts";
import type { ListingPartProps } from "./listing-props.ts";

/** Renders what a visitor can choose: days as links, and all else as one form. On a phone its facets are a sheet. */
export function ListingForm(props: ListingPartProps) {
  const { listing, id, page } = props;
  const { locale, path, t } = page;
  const facets = `${id}-filters`;
  const isChanged = isNarrowed(listing.choices) || listing.query.days !== undefined;
  return (
    <div className={css.controls}>
      <DateChips {...props} />
      <form action={`${pagePath(locale.code, path)}#${id}`} className={css.form} aria-label={t("listing.filters")}>
        <DateRange {...props} />
        <div className={css.bar}>
          <button type="button" popoverTarget={facets} className={css.sheetButton}>
            <Icon name="search" /> {t("listing.filters")}
          </button>
          <SortChoice {...props} />
          <button className={css.apply}>{t("listing.apply")}</button>
          {isChanged && (
            <a href={listingHref(page, {}, id)} data-refine className={css.reset}>
              {t("listing.reset")}
            </a>
          )}
        </div>
        <div id={facets} popover="auto" className={css.sheet}>
          <Facets {...props} />
          <div className={css.sheetFoot}>
            <button className={css.apply}>{t("listing.apply")}</button>
            <button type="button" popoverTarget={facets} popoverTargetAction="hide" className={css.sheetButton}>
              {t("listing.close")}
            </button>
          </div>
        </div>
      </form>
    </div>
  );
}

function SortChoice({ listing: { query }, page: { t } }: ListingPartProps) {
  return (
    <label className={css.field}>
      {t("listing.sort")}
      <select name="sort" defaultValue={query.sort} autoComplete="off">
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {t(`listing.sorts.${order}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
