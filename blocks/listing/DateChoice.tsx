import { playedMonths } from "../../catalog/listing/months.ts";
import { dateFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import * as css from "./chips.css.ts";
import { Dates } from "./Dates.island.tsx";
import { DayPanel } from "./DayPanel.tsx";
import { hasOnlyShows } from "./has-only-shows.ts";
import { listLeadDays } from "./lead-days.ts";
import type { ListingPartProps } from "./listing-props.ts";
import { anyDay, listingHref, monthsHref } from "./listing-href.ts";
import { shownDays } from "./shown-days.ts";
import { readView } from "../../routing/define-view.ts";
import { listingView } from "./view.ts";

const words = ["today", "tomorrow", "weekend"] as const;
const showWords = ["today", "tonight", "tomorrow", "weekend"] as const;

/** Renders the days of travel: what travellers choose most as links, and the months to choose a range in. */
export function DateChoice(props: ListingPartProps) {
  return (
    <Dates>
      <div className={css.strip}>
        <DateChips {...props} />
        <MonthsLink {...props} />
      </div>
      <DayPanel {...props} />
      <ChosenDays {...props} />
    </Dates>
  );
}

/** A link replaces a range, which a form would send beside it. A word that the hero has is there once it is chosen. */
function DateChips({ listing, id, page }: ListingPartProps) {
  const { t, view } = page;
  const chosen = readView(listingView, view);
  const above = page.contents.hasDaysAbove ? listLeadDays(page) : [];
  const offered = (hasOnlyShows(listing) ? showWords : words).filter(
    (when) => !above.includes(when) || when === chosen.when,
  );
  return (
    <nav aria-label={t("listing.when")}>
      <ul role="list" className={css.chips}>
        {[undefined, ...offered].map((when) => (
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
        {hasOnlyShows(listing) && <MonthChips listing={listing} id={id} page={page} />}
      </ul>
    </nav>
  );
}

/** Renders whole months: shows are looked for long before. */
function MonthChips({ listing, id, page }: ListingPartProps) {
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

/** The chip that leads to the months. It has the chosen range. */
function MonthsLink({ listing: { days }, id, page }: ListingPartProps) {
  const { locale, t, view } = page;
  const isRange = days !== undefined && readView(listingView, view).from !== undefined;
  return (
    <a
      href={monthsHref(page, { choose: "dates" }, id)}
      rel="nofollow"
      data-dates=""
      data-chosen={isRange || undefined}
      className={css.chip}
    >
      {isRange && <span className="visually-hidden">{t("listing.chooseDays")} </span>}
      {isRange ? shownDays(days, locale) : t("listing.chooseDays")}
    </a>
  );
}

/** Chosen days are part of the form, so that filters don't lose them. */
function ChosenDays({ page: { view } }: ListingPartProps) {
  const chosen = readView(listingView, view);
  return (["when", "from", "to"] as const).map(
    (name) => chosen[name] !== undefined && <input key={name} type="hidden" name={name} value={chosen[name]} />,
  );
}
