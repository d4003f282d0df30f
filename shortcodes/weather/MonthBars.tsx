import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag, type Locale } from "../../i18n/locales.ts";
import { chart, type ChartScale } from "./chart-scale.ts";
import { type MonthClimate, monthName } from "../../catalog/climate/climate.ts";
import * as css from "./weather.css.ts";

interface Props {
  readonly normals: MonthClimate;
  readonly scale: ChartScale;
  readonly locale: Locale;
  readonly chosen: boolean;
}

const middle = chart.column / 2;
const side = (chart.column - chart.bar) / 2;

/** The bars of a month with their numbers, in a column that begins at 0. */
export function MonthBars({ normals, scale, locale, chosen }: Props) {
  const numbers = numberFormat(formatTag(locale));
  const top = scale.temperature(normals.high);
  const bottom = scale.temperature(normals.low);
  const rain = scale.rain(normals.rain);
  return (
    <>
      {chosen && <rect width={chart.column} height={chart.height} rx="6" className={css.mark} />}
      <rect x={side} y={top} width={chart.bar} height={bottom - top} rx="3" className={css.temperature} />
      <text x={middle} y={top - 6}>
        {numbers.format(normals.high)}
      </text>
      <text x={middle} y={bottom + 18}>
        {numbers.format(normals.low)}
      </text>
      <rect x={side} y={chart.dry - rain} width={chart.bar} height={Math.max(rain, 1)} className={css.rain} />
      <text x={middle} y={chart.dry - rain - 5} className={css.narrow}>
        {numbers.format(normals.rain)}
      </text>
      <text x={middle} y={chart.names} className={css.narrow}>
        {monthName(normals.month, locale, "narrow")}
      </text>
    </>
  );
}
