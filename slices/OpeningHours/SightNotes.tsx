import type { ReactNode } from "react";
import { type Holiday, holidayName } from "../../catalog/holiday/holidays.ts";
import { weekOn } from "../../catalog/sight/opening-week.ts";
import type { OpeningSchedule } from "../../catalog/sight/point-of-interest.ts";
import { formatWeekHours } from "../../catalog/sight/format-week-hours.ts";
import { formatDayText, parseDate } from "../../i18n/dates.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import type { PageContext } from "../../renderer/index.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import * as css from "./OpeningHours.css.ts";
import type { SightHours } from "./sight-hours.ts";

interface SightNotesProps {
  readonly hours: SightHours;
  readonly page: PageContext;
}

/** Until when the hours hold, what follows, when the sight is closed, and what holds on public holidays. */
export function SightNotes({ hours: { season, later, closedOn, holidays }, page }: SightNotesProps) {
  const { t, locale } = page;
  return (
    <div className={css.notes}>
      {season && <p>{t("openingHours.until", { date: formatDayText(season.endDate, locale) })}</p>}
      <Lines
        title={t("openingHours.seasons")}
        lines={later.map((each) => ({ term: formatSeason(each, page), value: formatSeasonHours(each, page) }))}
      />
      <Lines
        title={t("openingHours.closedOn")}
        lines={closedOn.map(({ date, holiday }) => ({
          term: <Day date={date} holiday={holiday} page={page} />,
          value: t("openingHours.closed"),
        }))}
      />
      <Lines
        title={t("openingHours.holidays")}
        lines={holidays.map((holiday) => ({
          term: <Day date={holiday.date} holiday={holiday} page={page} />,
          value: holiday.hours,
        }))}
      />
    </div>
  );
}

interface DayProps extends Pick<SightNotesProps, "page"> {
  readonly date: string;
  readonly holiday: Holiday | undefined;
}

/** A day, with the name of its public holiday. */
function Day({ date, holiday, page: { locale } }: DayProps) {
  return (
    <>
      {formatDayText(date, locale)}
      {holiday && (
        <>
          {" "}
          <Localized text={holidayName(holiday, locale)} />
        </>
      )}
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly { readonly term: ReactNode; readonly value: string }[];
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={css.subtitle}>{title}</h3>
      <dl className={css.lines}>
        {lines.map(({ term, value }, index) => (
          <div key={index} className={css.line}>
            <dt>{term}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function formatSeason({ startDate, endDate }: OpeningSchedule, { t, locale }: PageContext): string {
  return t("openingHours.season", { from: formatDayText(startDate, locale), to: formatDayText(endDate, locale) });
}

/** The hours of a season, and on which weekdays each of them are. */
function formatSeasonHours(season: OpeningSchedule, page: PageContext): string {
  const start = parseDate(season.startDate);
  return joinTexts("groups", formatWeekHours(start === undefined ? [] : weekOn(start, [season]), page), page.t);
}
