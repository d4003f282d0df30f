import { climates } from "../../../catalog/climate/climates.ts";
import { holidayCalendars } from "../../../catalog/holiday/holiday-rules.ts";
import type { VisitDay } from "../../../catalog/visit/visit-days.ts";
import type { AttractionProps } from "./attraction-props.ts";
import * as css from "./attraction.css.ts";
import { levelsSource } from "./levels-source.ts";
import { SourceLine } from "../sight/SourceLine.tsx";
import { weatherOf } from "./weather-of.ts";

interface VisitSourcesProps extends AttractionProps {
  readonly days: readonly VisitDay[];
}

/** The usual weather of these days' months, and who says what is in their calendar. */
export function VisitSources({ fields, page, days }: VisitSourcesProps) {
  const { t, place } = page;
  const climate = climates.get(place.city ?? "");
  const holidays = holidayCalendars.get(place.country ?? "");
  const levels = levelsSource(fields, page);
  const months = [...new Set(days.map(({ day }) => day.getUTCMonth() + 1))];
  return (
    <div className={css.stack}>
      {climate && months.map((month) => <p key={month}>{weatherOf(month, page)}</p>)}
      {levels && <SourceLine source={levels} page={page} of={t("sight.levels.title")} />}
      {holidays && (
        <p className={css.soft}>
          {t("sight.sourceOf", { of: t("sight.when.holidays") })} <bdi translate="no">{holidays.source}</bdi>
        </p>
      )}
      {climate && (
        <p className={css.soft}>
          {t("sight.sourceOf", { of: t("sight.when.weather") })} <bdi translate="no">{climate.source}</bdi>
          {`, ${climate.period}`}
        </p>
      )}
      <p className={css.soft}>{t("sight.when.computed")}</p>
    </div>
  );
}
