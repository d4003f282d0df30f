import { climates } from "../../../catalog/climate/climates.ts";
import { holidaySource } from "../../../catalog/holiday/holidays.ts";
import type { Translator } from "../../../i18n/translator.ts";
import type { VisitDay } from "../../../catalog/visit/visit-days.ts";
import type { AttractionProps } from "./attraction-props.ts";
import { elementMark, TextAround } from "../../../ui/primitives/TextAround.tsx";
import * as css from "./attraction.css.ts";
import { levelsSource } from "./levels-source.ts";
import { SourceLine } from "../sight/SourceLine.tsx";
import { describeWeather } from "./describe-weather.ts";

interface VisitSourcesProps extends AttractionProps {
  readonly days: readonly VisitDay[];
}

/** The usual weather of these days' months, and who says what is in their calendar. */
export function VisitSources({ fields, page, days }: VisitSourcesProps) {
  const { t, place } = page;
  const climate = climates.get(place.city ?? "");
  const levels = levelsSource(fields, page);
  const months = [...new Set(days.map(({ day }) => day.getUTCMonth() + 1))];
  return (
    <div className={css.stack}>
      {climate && months.map((month) => <p key={month}>{describeWeather(month, page)}</p>)}
      {levels && <SourceLine source={levels} page={page} of={t("sight.levels.title")} />}
      {days.some(({ holidaysKnown }) => holidaysKnown !== "none") && (
        <NamedSource of={t("sight.when.holidays")} source={elementMark} name={holidaySource} t={t} />
      )}
      {climate && (
        <NamedSource
          of={t("sight.when.weather")}
          source={t("list.phrases", { first: elementMark, next: climate.period })}
          name={climate.source}
          t={t}
        />
      )}
      <p className={css.soft}>{t("sight.when.computed")}</p>
    </div>
  );
}

interface NamedSourceProps {
  readonly of: string;
  /** The text around the name, which `elementMark` stands for. */
  readonly source: string;
  readonly name: string;
  readonly t: Translator;
}

/** A source without a page: `Weather: Aeronautica Militare, 1991–2020`. */
function NamedSource({ of, source, name, t }: NamedSourceProps) {
  return (
    <p className={css.soft}>
      <TextAround text={t("list.labelled", { label: of, value: source })}>
        <bdi translate="no">{name}</bdi>
      </TextAround>
    </p>
  );
}
