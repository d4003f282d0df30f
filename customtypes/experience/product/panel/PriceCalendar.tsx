import { ClosedDay } from "../../../../blocks/calendar/ClosedDay.tsx";
import { DayLink } from "../../../../blocks/calendar/DayLink.tsx";
import { Months } from "../../../../blocks/calendar/Months.island.tsx";
import { saving } from "../../../../blocks/products/PriceTag.css.ts";
import { MonthTable } from "../../../../blocks/calendar/MonthTable.tsx";
import { isKnownClosed } from "../../../../catalog/calendar/calendar.ts";
import { allInPrice } from "../../../../catalog/experience/all-in-price.ts";
import { type CalendarDay, calendarMonths, cheapestDays } from "../../../../catalog/experience/calendar-months.ts";
import { calendarPrice } from "../../../../catalog/experience/calendar-price.ts";
import { formatMoney } from "../../../../catalog/money/money.ts";
import { formatDayText } from "../../../../i18n/dates.ts";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "../experience-props.ts";
import { datesId } from "../../../../blocks/products/panel/panel-ids.ts";
import { panelHref } from "./addresses.ts";
import { soft } from "../../../../blocks/products/panel/choice.css.ts";
import { CloseButton } from "../../../../blocks/products/panel/CloseButton.tsx";
import * as css from "../../../../blocks/products/panel/calendar-sheet.css.ts";

interface PriceCalendarProps extends ExperienceProps {
  /** The party that each day's address has; undefined for the usual one. */
  readonly pax: string | undefined;
}

/**
 * The price of each day, by month, the cheapest days marked (P25). It is a sheet that the panel opens, and each free day leads
 * to the panel of that day.
 */
export function PriceCalendar({ pax, data, page }: PriceCalendarProps) {
  const { calendar, today } = data;
  const { locale, t } = page;
  if (calendar === undefined) return null;
  const cheapest = cheapestDays(calendar, today);
  return (
    <div id={datesId} popover="auto" data-modal={t("show.chooseDate")} className={css.sheet}>
      <StyleSheet of={css} />
      <div className={css.head}>
        <h2>{t("experience.calendar")}</h2>
        <CloseButton target={datesId} look={css.plain} t={t} />
      </div>
      <p className={soft}>{t("experience.calendarNote")}</p>
      <Cheapest days={cheapest} data={data} page={page} />
      <Months failed={t("performances.unread")} retry={t("performances.retry")}>
        <div data-months="" className={css.months}>
          {calendarMonths(calendar, today, locale).map((month) => (
            <MonthTable key={month.first} month={month} locale={locale}>
              {(day) => <Day day={day} isCheapest={cheapest.includes(day.date)} pax={pax} data={data} page={page} />}
            </MonthTable>
          ))}
        </div>
      </Months>
    </div>
  );
}

/** Returns whether a product's calendar has a day to choose. */
export function hasDates({ data: { calendar, today }, page }: ExperienceProps): boolean {
  return calendar !== undefined && calendarMonths(calendar, today, page.locale).length > 0;
}

interface CheapestProps extends ExperienceProps {
  readonly days: readonly string[];
}

/** The lowest price in words, with its day where it is one. */
function Cheapest({ days, data: { calendar }, page: { locale, t } }: CheapestProps) {
  const [date] = days;
  const offer = date === undefined ? undefined : calendar?.dates[date];
  if (date === undefined || offer === undefined) return null;
  const price = formatMoney(allInPrice(offer), locale);
  const text =
    days.length === 1
      ? t("experience.cheapestDay", { date: formatDayText(date, locale), price })
      : t("experience.lowestDays", { price });
  return <p className={saving}>{text}</p>;
}

interface DayProps extends PriceCalendarProps {
  readonly day: CalendarDay;
  readonly isCheapest: boolean;
}

function Day({ day: { date, day, offer }, isCheapest, pax, data, page }: DayProps) {
  const { day: chosen } = data;
  if (isKnownClosed(date, data))
    return <ClosedDay date={date} reason={page.t("experience.closedDay")} locale={page.locale} />;
  if (offer === undefined) return day;
  return (
    <DayLink
      date={date}
      price={calendarPrice(offer, page.locale)}
      note={isCheapest ? page.t("performances.cheapest") : undefined}
      locale={page.locale}
      isCheapest={isCheapest}
      isChosen={date === chosen}
      href={panelHref({ date, pax })}
    />
  );
}
