import type { Locale } from "../../i18n/locales.ts";
import { chart, chartScale } from "./chart-scale.ts";
import { type Climate, listClimateMonths } from "../../catalog/climate/climate.ts";
import { MonthBars } from "./MonthBars.tsx";
import * as css from "./weather.css.ts";

interface Props {
  readonly climate: Climate;
  /** The month to mark, 1 for January. */
  readonly month: number;
  readonly locale: Locale;
}

/** Twelve months in reading direction: temperatures from low to high, and rain. Hidden from readers: a table says the same. */
export function ClimateChart({ climate, month, locale }: Props) {
  const months = listClimateMonths(climate);
  const scale = chartScale(months);
  return (
    <svg
      viewBox={`0 0 ${chart.column * 12} ${chart.height}`}
      aria-hidden="true"
      direction="ltr"
      textAnchor="middle"
      className={css.drawing}
    >
      {months.map((normals, index) => {
        const column = locale.direction === "rtl" ? 11 - index : index;
        const chosen = normals.month === month;
        return (
          <g
            key={normals.month}
            transform={`translate(${column * chart.column})`}
            className={chosen ? css.chosen : undefined}
          >
            <MonthBars normals={normals} scale={scale} locale={locale} chosen={chosen} />
          </g>
        );
      })}
    </svg>
  );
}
