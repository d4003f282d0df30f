import { daysOfWeek } from "../../../catalog/sight/point-of-interest.ts";
import { crowdLevels, type CrowdLevel } from "../../../catalog/visit/crowd.ts";
import { crowdWeek } from "../../../catalog/visit/crowd-week.ts";
import { weekOn } from "../../../catalog/sight/opening-week.ts";
import { seasonsFrom } from "../../../catalog/sight/opening-on.ts";
import { weekdayName } from "../../../i18n/dates.ts";
import { numberFormat } from "../../../i18n/formatters.ts";
import { formatTag } from "../../../i18n/locales.ts";
import type { AttractionProps } from "./attraction-props.ts";
import * as css from "./levels.css.ts";
import { LevelCell } from "./LevelCell.tsx";
import { LevelLegend } from "./LevelLegend.tsx";
import { todayAt, joinVisitFacts } from "./join-visit-facts.ts";

export const crowdTexts = {
  pleasant: "sight.levels.pleasant",
  crowded: "sight.levels.crowded",
  veryCrowded: "sight.levels.veryCrowded",
  closed: "sight.levels.closed",
} as const satisfies Record<CrowdLevel, string>;

/** Renders the crowds of a sight by weekday and hour (D19). Each cell is a bar with its level as text. */
export function CrowdTable({ fields, page }: AttractionProps) {
  const { t, locale } = page;
  const facts = joinVisitFacts(fields, page);
  const today = todayAt(page);
  const week = crowdWeek(facts.crowds, weekOn(today, seasonsFrom(today, facts.schedules)));
  if (week === undefined) return null;
  const hour = numberFormat(formatTag(locale), { minimumIntegerDigits: 2, useGrouping: false });
  return (
    <figure className={css.figure}>
      <table className={css.table}>
        <caption className={css.caption}>{t("sight.levels.week")}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <span className={css.word}>{t("sight.when.date")}</span>
            </th>
            {week.hours.map((each) => (
              <th key={each} scope="col" className={css.hour}>
                <span>{hour.format(each)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.days.map(({ day, levels }) => (
            <tr key={day}>
              <th scope="row" className={css.day}>
                {weekdayName(daysOfWeek.indexOf(day) + 1, locale, "short")}
              </th>
              {levels.map((level, index) => (
                <LevelCell
                  key={index}
                  level={level}
                  text={level === undefined ? t("sight.levels.unknown") : t(crowdTexts[level])}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <LevelLegend levels={crowdLevels.map((level) => ({ level, text: t(crowdTexts[level]) }))} />
    </figure>
  );
}
