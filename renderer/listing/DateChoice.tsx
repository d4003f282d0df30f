import { dayIn } from "../../i18n/dates.ts";
import * as css from "./Listing.css.ts";
import type { ListingPartProps } from "./listing-props.ts";
import { anyDay, listingHref } from "./listing-href.ts";

const words = ["today", "tomorrow", "weekend"] as const;

/** Renders the days that travellers choose most as links. A link replaces a range, which a form would send beside it. */
export function DateChips({ listing, id, page }: ListingPartProps) {
  const { t, view } = page;
  return (
    <nav aria-label={t("listing.when")}>
      <ul role="list" className={css.chips}>
        {[undefined, ...words].map((when) => (
          <li key={when ?? "any"}>
            <a
              href={listingHref(page, { ...view, ...anyDay, when }, id)}
              rel="nofollow"
              data-refine
              className={css.chip}
              aria-current={(when === undefined ? listing.days === undefined : view.when === when) || undefined}
            >
              {t(`listing.${when ?? "anyDay"}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders the first and the last day of a range. A chosen word is part of the form, so that filters don't lose it. */
export function DateRange({ listing, page: { view, t, snapshot } }: ListingPartProps) {
  const today = dayIn(listing.products[0]?.timeZone ?? "", snapshot.readAt)
    .toISOString()
    .slice(0, 10);
  return (
    <div className={css.range}>
      {view.when !== undefined && <input type="hidden" name="when" value={view.when} />}
      {(["from", "to"] as const).map((name) => (
        <label key={name} className={css.field}>
          {t(`listing.${name}`)}
          <input type="date" name={name} min={today} defaultValue={view[name]} autoComplete="off" />
        </label>
      ))}
    </div>
  );
}
