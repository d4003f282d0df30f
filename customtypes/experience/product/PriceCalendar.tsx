import { allInPrice } from "../../../catalog/experience/all-in-price.ts";
import {
  type CalendarDay,
  type CalendarMonth,
  calendarMonths,
  cheapestDays,
} from "../../../catalog/experience/calendar-months.ts";
import { isKnownClosed } from "../../../catalog/calendar/calendar.ts";
import { calendarPrice } from "../../../catalog/experience/calendar-price.ts";
import { formatMoney } from "../../../catalog/money/money.ts";
import { formatDayText } from "../../../i18n/dates.ts";
import { ClosedDay } from "../../../blocks/calendar/ClosedDay.tsx";
import { MonthTable } from "../../../blocks/calendar/MonthTable.tsx";
import { DayLinks } from "../../../blocks/calendar/DayLinks.tsx";
import { Section } from "../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import type { ExperienceProps } from "./experience-props.ts";
import * as css from "./PriceCalendar.css.ts";
import { readSale } from "../../../blocks/products/product-on-page.ts";

/**
 * The price of each day, by month, the cheapest days marked. Each day that can be booked leads to its booking (P25).
 */
export function PriceCalendar({ data, page }: ExperienceProps) {
  const { product, calendar, today } = data;
  const { t } = page;
  if (calendar === undefined) return null;
  const months = calendarMonths(calendar, today, page.locale);
  if (months.length === 0 || readSale(product, page).price === undefined) return null;
  const cheapest = cheapestDays(calendar, today);
  return (
    <Section id="dates" title={t("experience.calendar")} intro={t("experience.calendarNote")}>
      <StyleSheet of={css} />
      <Cheapest days={cheapest} data={data} page={page} />
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
  readonly cheapest: readonly string[];
}

function Months({ months, cheapest, data, page }: MonthsProps) {
  return (
    <div className={css.months}>
      {months.map((month) => (
        <MonthTable key={month.first} month={month} locale={page.locale}>
          {(day) => <Day day={day} isCheapest={cheapest.includes(day.date)} data={data} page={page} />}
        </MonthTable>
      ))}
    </div>
  );
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
  return <p className={css.cheapest}>{text}</p>;
}

interface DayProps extends ExperienceProps {
  readonly day: CalendarDay;
  readonly isCheapest: boolean;
}

function Day({ day: { date, day, offer }, isCheapest, data, page }: DayProps) {
  const { product, day: chosen } = data;
  if (isKnownClosed(date, data))
    return <ClosedDay date={date} reason={page.t("experience.closedDay")} locale={page.locale} />;
  if (offer === undefined) return day;
  const price = calendarPrice(offer, page.locale);
  return (
    <DayLinks
      date={date}
      price={price}
      note={isCheapest ? page.t("performances.cheapest") : undefined}
      locale={page.locale}
      isCheapest={isCheapest}
      isChosen={date === chosen}
      href={page.bookingUrl(product, { date })}
      phoneHref={page.bookingUrl(product, { date, isMobile: true })}
    />
  );
}
