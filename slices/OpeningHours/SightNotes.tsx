import { weekOn } from "../../catalog/sight/opening-week.ts";
import type { OpeningSchedule } from "../../catalog/sight/point-of-interest.ts";
import { weekInWords } from "../../catalog/sight/week-in-words.ts";
import { formatDayText, parseDate } from "../../i18n/dates.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import { textLanguage } from "../../i18n/localized-text.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
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
        lines={later.map((each) => ({ term: rangeOf(each, page), value: hoursOf(each, page) }))}
      />
      <Lines
        title={t("openingHours.closedOn")}
        lines={closedOn.map((date) => ({ term: formatDayText(date, locale), value: t("openingHours.closed") }))}
      />
      {holidays.length > 0 && (
        <>
          <h3 className={css.subtitle}>{t("openingHours.holidays")}</h3>
          <dl className={css.lines}>
            {holidays.map(({ date, name, language, hours }) => (
              <div key={date} className={css.line}>
                <dt>
                  {formatDayText(date, locale)} <span {...textLanguage(language, locale)}>{name}</span>
                </dt>
                <dd className="tabular">{hours}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly { readonly term: string; readonly value: string }[];
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={css.subtitle}>{title}</h3>
      <dl className={css.lines}>
        {lines.map(({ term, value }) => (
          <div key={term} className={css.line}>
            <dt>{term}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function rangeOf({ startDate, endDate }: OpeningSchedule, { t, locale }: PageContext): string {
  return t("openingHours.season", { from: formatDayText(startDate, locale), to: formatDayText(endDate, locale) });
}

/** The hours of a season, and on which weekdays each of them are. */
function hoursOf(season: OpeningSchedule, page: PageContext): string {
  const start = parseDate(season.startDate);
  return joinTexts("groups", weekInWords(start === undefined ? [] : weekOn(start, [season]), page), page.t);
}
