import { MonthTable } from "../calendar/MonthTable.tsx";
import { Months } from "../calendar/Months.island.tsx";
import { plainMonths } from "../../catalog/experience/calendar-months.ts";
import { addDays, monthAfter } from "../../i18n/days.ts";
import { todayIn } from "../../i18n/time-zone.ts";
import { readView } from "../../routing/define-view.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { ChoiceDay } from "./ChoiceDay.tsx";
import * as css from "./DayPanel.css.ts";
import { listingHref, monthsId } from "./listing-href.ts";
import type { ListingPartProps } from "./listing-props.ts";
import { listingView } from "./view.ts";

/** Months that are shown, with that of today. */
const monthCount = 12;

/**
 * Renders the months in which the first and the last day of travel are chosen. Where an address shows them they are part of
 * the page, and each day is a link. Scripts read them from there into a popover.
 */
export function DayPanel({ listing, id, page }: ListingPartProps) {
  const { locale, snapshot, t, view } = page;
  const { choose, first: requested } = readView(listingView, view);
  if (choose === undefined && requested === undefined) return null;
  const today = todayIn(listing.products[0]?.timeZone ?? "", snapshot.readAt);
  const last = addDays(monthAfter(today, monthCount), -1);
  const first = requested !== undefined && requested >= today && requested <= last ? requested : undefined;
  return (
    <div id={monthsId(id)} data-days={id} data-first={first} data-modal={t("listing.chooseDays")} className={css.panel}>
      <StyleSheet of={css} />
      <div className={css.head}>
        <p role="status" data-hint={t("listing.lastDay")} className={css.hint}>
          {t(first === undefined ? "listing.firstDay" : "listing.lastDay")}
        </p>
        <a href={listingHref(page, view, id)} rel="nofollow" data-close="" className={css.close}>
          <Icon name="x" label={t("listing.close")} />
        </a>
      </div>
      <Months failed={t("performances.unread")} retry={t("performances.retry")}>
        <div data-months="" className={css.months}>
          {plainMonths(today, monthCount, locale).map((month) => (
            <MonthTable key={month.first} month={month} locale={locale}>
              {({ date, day }) =>
                date < today ? day : <ChoiceDay date={date} first={first} listing={listing} id={id} page={page} />
              }
            </MonthTable>
          ))}
        </div>
      </Months>
    </div>
  );
}
