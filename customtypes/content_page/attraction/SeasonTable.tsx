import { seasonLevels, type SeasonLevel, findSeason } from "../../../catalog/visit/crowd.ts";
import { monthName } from "../../../catalog/climate/climate.ts";
import type { AttractionProps } from "./attraction-props.ts";
import * as css from "./levels.css.ts";
import { LevelCell } from "./LevelCell.tsx";
import { LevelLegend } from "./LevelLegend.tsx";
import { joinVisitFacts } from "./join-visit-facts.ts";

export const seasonTexts = {
  low: "sight.levels.low",
  mid: "sight.levels.mid",
  peak: "sight.levels.peak",
} as const satisfies Record<SeasonLevel, string>;

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Renders the crowds of a sight by month (D19). */
export function SeasonTable({ fields, page }: AttractionProps) {
  const { t, locale } = page;
  const { seasons } = joinVisitFacts(fields, page);
  if (seasons.length === 0) return null;
  return (
    <figure className={css.figure}>
      <table className={css.table}>
        <caption className={css.caption}>{t("sight.levels.year")}</caption>
        <thead>
          <tr>
            {months.map((month) => (
              <th key={month} scope="col" className={css.month} abbr={monthName(month, locale, "long")}>
                <span aria-hidden>{monthName(month, locale, "narrow")}</span>
                <span className={css.word}>{monthName(month, locale, "long")}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {months.map((month) => {
              const level = findSeason(seasons, month);
              return (
                <LevelCell
                  key={month}
                  level={level}
                  text={level === undefined ? t("sight.levels.unknown") : t(seasonTexts[level])}
                />
              );
            })}
          </tr>
        </tbody>
      </table>
      <LevelLegend levels={seasonLevels.map((level) => ({ level, text: t(seasonTexts[level]) }))} />
    </figure>
  );
}
