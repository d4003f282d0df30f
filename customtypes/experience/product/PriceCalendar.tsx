import { allInPrice } from "../../../catalog/experience/all-in-price.ts";
import {
  type CalendarDay,
  type CalendarMonth,
  calendarMonths,
  cheapestDay,
} from "../../../catalog/experience/calendar-months.ts";
import { formatMoney } from "../../../catalog/money/money.ts";
import { dayIn, formatDayText, isoDay } from "../../../i18n/dates.ts";
import { MonthTable } from "../../../ui/calendar/MonthTable.tsx";
import { DayLinks } from "../../../ui/calendar/DayLinks.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./PriceCalendar.css.ts";

/** The price of each day, by month, the cheapest day marked. Each day that can be booked leads to its booking (row P25). */
export function PriceCalendar({ data, page }: ExperienceProps) {
  const { product, calendar } = data;
  const { t } = page;
  if (calendar === undefined) return null;
  const today = isoDay(dayIn(product.timeZone, page.snapshot.readAt));
  const months = calendarMonths(calendar, today);
  if (months.length === 0 || page.sale(product).price === undefined) return null;
  const cheapest = cheapestDay(calendar, today);
  return (
    <Section id="dates" title={t("experience.calendar")} intro={t("experience.calendarNote")}>
      <StyleSheet of={css} />
      {cheapest !== undefined && <p className={css.cheapest}>{cheapestText(cheapest, { data, page })}</p>}
      <Months months={months.slice(0, openMonths)} cheapest={cheapest} data={data} page={page} />
      {months.length > openMonths && (
        <details className={css.later}>
          <summary>{t("experience.laterMonths")}</summary>
          <Months months={months.slice(openMonths)} cheapest={cheapest} data={data} page={page} />
        </details>
      )}
    </Section>
  );
}

/** Months that are not folded. */
const openMonths = 2;

interface MonthsProps extends ExperienceProps {
  readonly months: readonly CalendarMonth[];
  readonly cheapest: string | undefined;
}

function Months({ months, cheapest, data, page }: MonthsProps) {
  return (
    <div className={css.months}>
      {months.map((month) => (
        <MonthTable key={month.first} month={month} locale={page.locale}>
          {(day) => <Day day={day} isCheapest={day.date === cheapest} data={data} page={page} />}
        </MonthTable>
      ))}
    </div>
  );
}

function cheapestText(date: string, { data: { calendar }, page: { locale, t } }: ExperienceProps): string {
  const offer = calendar?.dates[date];
  const price = offer && formatMoney(allInPrice(offer), locale);
  return t("experience.cheapestDay", { date: formatDayText(date, locale), price: price ?? "" });
}

interface DayProps extends ExperienceProps {
  readonly day: CalendarDay;
  readonly isCheapest: boolean;
}

function Day({ day: { date, day, offer }, isCheapest, data: { product }, page }: DayProps) {
  if (offer === undefined) return day;
  const price = formatMoney(allInPrice(offer), page.locale);
  return (
    <DayLinks
      date={date}
      price={price}
      note={isCheapest ? page.t("performances.cheapest") : undefined}
      locale={page.locale}
      isCheapest={isCheapest}
      href={page.bookingUrl(product, { date })}
      phoneHref={page.bookingUrl(product, { date, isMobile: true })}
    />
  );
}
