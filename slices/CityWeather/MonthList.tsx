import { monthId, monthName } from "../../catalog/climate/climate.ts";
import type { PageContext } from "../../renderer/index.ts";
import * as css from "./CityWeather.css.ts";
import type { WeatherYear } from "./find-weather-year.ts";

interface MonthListProps {
  readonly year: WeatherYear;
  readonly page: PageContext;
}

/** Each month in words, with an anchor: `#rome-month-5`. */
export function MonthList({ year: { city, months }, page: { t, locale } }: MonthListProps) {
  return (
    <ol role="list" data-listicle="" className={css.months}>
      {months.map(({ month, summary, sun, note }) => (
        <li key={month} id={monthId(city, month)} className={css.month}>
          <h3 className={css.name}>{monthName(month, locale, "long")}</h3>
          {summary !== "" && <p className={css.fact}>{summary}</p>}
          {sun && <p className={css.fact}>{t("guide.sun", { rises: sun.sunrise, sets: sun.sunset })}</p>}
          {note !== "" && <p>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
