import { type SortOrder, sortOrders } from "../../catalog/listing/listing-query.ts";
import { pagePath } from "../../routing/page-address.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { chosenFilters } from "./chosen-filters.ts";
import { DateChoice } from "./DateChoice.tsx";
import { Facets } from "./Facets.tsx";
import { bar } from "./chips.css.ts";
import * as disclosure from "./Disclosure.css.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./ListingForm.css.ts";
import { searchedWords } from "./listing-href.ts";
import { WhyThisOrder } from "./WhyThisOrder.tsx";
import type { ListingPartProps } from "./listing-props.ts";
import { showsMap } from "./map-places.ts";
import { ResetLink } from "./ResetLink.tsx";

/**
 * Renders what a visitor can choose: days first, then facets as a bar of chips, and the order. On a phone the facets are a
 * sheet. All is one form. It is sent as it is: the server drops days that are over, and a browser would refuse them.
 */
export function ListingForm(props: ListingPartProps) {
  const { listing, id, page } = props;
  const { locale, path, t } = page;
  const words = searchedWords(page.view);
  const sheet = `${id}-filters`;
  const chosen = chosenFilters(listing, page).length;
  return (
    <form
      action={`${pagePath(locale.code, path)}#${id}`}
      className={css.form}
      noValidate
      autoComplete="off"
      aria-label={t("listing.filters")}
    >
      <StyleSheet of={css} />
      <StyleSheet of={disclosure} />
      {words !== undefined && <input type="hidden" name="q" value={words} />}
      {showsMap(page.view) && <input type="hidden" name="layout" value="map" />}
      <DateChoice {...props} />
      <div className={bar}>
        <button type="button" popoverTarget={sheet} className={css.sheetButton}>
          {t("listing.filters")}
          {chosen > 0 && ` (${chosen})`}
        </button>
        <Sheet {...props} sheet={sheet} />
        <SortChoice {...props} />
      </div>
    </form>
  );
}

interface SheetProps extends ListingPartProps {
  /** Id of the element. */
  readonly sheet: string;
}

/** The facets: part of the bar, or a sheet that is opened and closed. */
function Sheet({ sheet, ...props }: SheetProps) {
  const { t } = props.page;
  return (
    <div id={sheet} popover="auto" data-modal={t("listing.filters")} className={css.sheet}>
      <p className={css.sheetTitle}>{t("listing.filters")}</p>
      <button
        type="button"
        popoverTarget={sheet}
        popoverTargetAction="hide"
        aria-label={t("listing.close")}
        className={css.close}
      >
        <Icon name="x" />
      </button>
      <Facets {...props} />
      <div className={css.sheetFoot}>
        <button className={css.apply}>{t("listing.apply")}</button>
        <ResetLink {...props} />
      </div>
    </div>
  );
}

/** Returns the value of an order in addresses: empty for the usual order. */
function toOrderValue(order: SortOrder): string {
  return order === "popularity" ? "" : order;
}

/** A choice is shown at once; its button is there where scripts are off. */
function SortChoice(props: ListingPartProps) {
  const {
    listing: { query, ranking },
    page: { t },
  } = props;
  return (
    <div className={css.sort}>
      <WhyThisOrder {...props} />
      <label className={css.sortLabel}>
        <span>{t("listing.sort")}</span>
        <select name="sort" defaultValue={toOrderValue(query.sort)}>
          {sortOrders.map((order) => (
            <option key={order} value={toOrderValue(order)}>
              {t(`listing.sorts.${ranking === "words" && order === "popularity" ? "relevance" : order}`)}
            </option>
          ))}
        </select>
      </label>
      <button className={css.scriptless}>{t("listing.apply")}</button>
    </div>
  );
}
