import { todayIn } from "../../i18n/time-zone.ts";
import { playedMonths } from "../../catalog/listing/months.ts";
import { dateFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import { Disclosure } from "./Disclosure.tsx";
import * as css from "./chips.css.ts";
import { field, range } from "./Disclosure.css.ts";
import { hasOnlyShows } from "./has-only-shows.ts";
import type { ListingPartProps } from "./listing-props.ts";
import { anyDay, listingHref } from "./listing-href.ts";
import { shownDays } from "./shown-days.ts";
import { readView } from "../../routing/define-view.ts";
import { listingView } from "./view.ts";

const words = ["today", "tomorrow", "weekend"] as const;
const showWords = ["today", "tonight", "tomorrow", "weekend"] as const;

/** Renders the days of travel: what travellers choose most as links, and a range to fill in. */
export function DateChoice(props: ListingPartProps) {
  return (
    <div className={css.dates}>
      <div className={css.strip}>
        <DateChips {...props} />
        <DateRange {...props} />
      </div>
    </div>
  );
}

/** A link replaces a range, which a form would send beside it. */
function DateChips({ listing, id, page }: ListingPartProps) {
  const { t, view } = page;
  const chosen = readView(listingView, view);
  return (
    <nav aria-label={t("listing.when")}>
      <ul role="list" className={css.chips}>
        {[undefined, ...(hasOnlyShows(listing) ? showWords : words)].map((when) => (
          <li key={when ?? "any"}>
            <a
              href={listingHref(page, { ...view, ...anyDay, when }, id)}
              rel="nofollow"
              data-refine
              className={css.chip}
              aria-current={(when === undefined ? listing.days === undefined : chosen.when === when) || undefined}
            >
              {t(`listing.${when ?? "anyDay"}`)}
            </a>
          </li>
        ))}
        {hasOnlyShows(listing) && <Months listing={listing} id={id} page={page} />}
      </ul>
    </nav>
  );
}

/** Renders whole months: shows are looked for long before. */
function Months({ listing, id, page }: ListingPartProps) {
  const { view, locale, snapshot } = page;
  const chosen = readView(listingView, view);
  const format = dateFormat(formatTag(locale), { month: "long", timeZone: "UTC" });
  return playedMonths(listing.products, snapshot.readAt).map(({ from, to }) => (
    <li key={from}>
      <a
        href={listingHref(page, { ...view, ...anyDay, from, to }, id)}
        rel="nofollow"
        data-refine
        className={css.chip}
        aria-current={(chosen.from === from && chosen.to === to) || undefined}
      >
        {format.format(new Date(from))}
      </a>
    </li>
  ));
}

/** The first and the last day of a range. A chosen word is part of the form, so that filters don't lose it. */
function DateRange({ listing: { products, days }, id, page }: ListingPartProps) {
  const { view, t, snapshot, locale } = page;
  const chosen = readView(listingView, view);
  const today = todayIn(products[0]?.timeZone ?? "", snapshot.readAt);
  const isRange = days !== undefined && chosen.from !== undefined;
  return (
    <Disclosure
      id={id}
      name="dates"
      title={isRange ? shownDays(days, locale) : t("listing.chooseDays")}
      isChosen={isRange}
      t={t}
    >
      {chosen.when !== undefined && <input type="hidden" name="when" value={chosen.when} />}
      <div className={range}>
        {(["from", "to"] as const).map((name) => (
          <label key={name} className={field}>
            {t(`listing.${name}`)}
            <input type="date" name={name} min={today} defaultValue={chosen[name]} />
          </label>
        ))}
      </div>
    </Disclosure>
  );
}
