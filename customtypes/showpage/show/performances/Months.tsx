import { allInPrice } from "../../../../catalog/experience/all-in-price.ts";
import { type CalendarDay, cheapestDays, lowestCost } from "../../../../catalog/experience/calendar-months.ts";
import { isKnownClosed } from "../../../../catalog/calendar/calendar.ts";
import { calendarPrice } from "../../../../catalog/experience/calendar-price.ts";
import { formatMoney } from "../../../../catalog/money/money.ts";
import { playsOnWeekday } from "../../../../catalog/show/plays-tonight.ts";
import { formatDayText } from "../../../../i18n/dates.ts";
import { TextLink } from "../../../../ui/primitives/links.tsx";
import { ClosedDay } from "../../../../blocks/calendar/ClosedDay.tsx";
import { DayLink } from "../../../../blocks/calendar/DayLink.tsx";
import { Months as Grid } from "../../../../blocks/calendar/Months.island.tsx";
import { MonthTable } from "../../../../blocks/calendar/MonthTable.tsx";
import { choiceHref } from "./addresses.ts";
import { MonthNavigation } from "./MonthNavigation.tsx";
import * as css from "./Performances.css.ts";
import type { PerformanceData } from "./performance-data.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { dayBeyond, describeAddedMonths } from "./describe-added-months.ts";
import { Unread } from "./Unread.tsx";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** Months with the price of each day, the cheapest ones marked, and the ways to other months. Each day is a link. */
export function Months({ data, page }: PerformanceProps) {
  const { months, today } = data;
  const { t, locale } = page;
  const shown = shownDates(data);
  const cheapest = cheapestDays(shown, today);
  return (
    <Grid failed={t("performances.unread")} retry={t("performances.retry")}>
      <div
        data-months=""
        data-lowest={lowestCost(shown, today)}
        data-said={describeAddedMonths(data, page)}
        className={css.block}
      >
        <Cheapest days={cheapest} data={data} page={page} />
        {months.length === 0 && <NoMonths data={data} page={page} />}
        <div className={css.months}>
          {months.map((month) => (
            <MonthTable key={month.first} month={month} locale={locale}>
              {(day) => <Day day={day} isCheapest={cheapest.includes(day.date)} data={data} page={page} />}
            </MonthTable>
          ))}
        </div>
      </div>
      <MonthNavigation data={data} page={page} />
    </Grid>
  );
}

/** Says that the months have nothing to book, and leads to the next day that has. */
function NoMonths({ data, page }: PerformanceProps) {
  const { t, locale } = page;
  if (data.calendar === undefined) return <Unread text={t("performances.unread")} page={page} />;
  const date = dayBeyond(data);
  return (
    <>
      <p>{t("performances.noDates")}</p>
      {date !== undefined && (
        <p>
          <TextLink href={choiceHref(page.view, { date })}>
            {t("performances.nextDay", { date: formatDayText(date, locale) })}
          </TextLink>
        </p>
      )}
    </>
  );
}

interface CheapestProps extends PerformanceProps {
  readonly days: readonly string[];
}

/** The lowest price of the shown days in words, with its day where it is one (P25). */
function Cheapest({ days, data: { calendar }, page: { t, locale } }: CheapestProps) {
  const [date] = days;
  const offer = date === undefined ? undefined : calendar?.dates[date];
  if (date === undefined || offer === undefined) return null;
  const price = formatMoney(allInPrice(offer), locale);
  const text =
    days.length === 1
      ? t("performances.cheapestShown", { date: formatDayText(date, locale), price })
      : t("performances.lowestShown", { price });
  return (
    <p data-mark="" className={css.cheapest}>
      {text}
    </p>
  );
}

/** The days of the months that are shown. */
function shownDates({ months, calendar }: PerformanceData): Pick<NonNullable<typeof calendar>, "dates"> {
  const shown = new Set(months.map(({ first }) => first.slice(0, 7)));
  const dates = Object.entries(calendar?.dates ?? {}).filter(([date]) => shown.has(date.slice(0, 7)));
  return { dates: Object.fromEntries(dates) };
}

interface DayWithoutTicketsProps extends PerformanceProps {
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** A day on whose weekday the show plays leads to other days. Of days that the calendar doesn't cover nothing is known. */
function DayWithoutTickets({ date, data, page: { locale, view, t } }: DayWithoutTicketsProps) {
  if (!isKnownClosed(date, data)) return Number(date.slice(8));
  return playsOnWeekday(data.product.show, date) === false ? (
    <ClosedDay date={date} reason={t("performances.noPerformance")} locale={locale} />
  ) : (
    <ClosedDay date={date} reason={t("performances.noTickets")} locale={locale} href={choiceHref(view, { date })} />
  );
}

interface DayProps extends PerformanceProps {
  readonly day: CalendarDay;
  readonly isCheapest: boolean;
}

function Day({ day: { date, offer }, isCheapest, data, page }: DayProps) {
  if (offer === undefined) return <DayWithoutTickets date={date} data={data} page={page} />;
  const { locale, view, t } = page;
  const price = calendarPrice(offer, locale);
  return (
    <DayLink
      date={date}
      price={price}
      note={isCheapest ? t("performances.cheapest") : undefined}
      locale={locale}
      isCheapest={isCheapest}
      isChosen={date === readView(showView, view).date}
      href={choiceHref(view, { date })}
    />
  );
}
