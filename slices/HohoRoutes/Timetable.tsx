import { formatDuration } from "../../catalog/product/product-duration.ts";
import type { BusRoute } from "../../catalog/bus/network.ts";
import { formatDayText } from "../../i18n/dates.ts";
import type { PageContext } from "../../renderer/index.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { NetworkProps } from "./buses-props.ts";
import { RouteMark } from "./RouteMark.tsx";
import * as css from "./Timetable.css.ts";

/** The keyboard scrolls only what has the focus. */
const scrollable = { role: "group", tabIndex: 0 };

/** Renders when the buses run, with the source. A wide table scrolls in its box. */
export function Timetable({ network, page }: NetworkProps) {
  const { t } = page;
  return (
    <>
      <StyleSheet of={css} />
      <div className={css.box} aria-label={t("buses.timetable")} {...scrollable}>
        <table className={css.table}>
          <thead>
            <tr>
              {(["route", "firstBus", "lastBus", "frequency", "loop"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`buses.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {network.routes.map((route, index) => (
              <Row key={route.key} route={route} index={index} page={page} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.source}>{formatSource({ network, page })}</p>
    </>
  );
}

interface RowProps {
  readonly route: BusRoute;
  readonly index: number;
  readonly page: PageContext;
}

function Row({ route, index, page: { t, locale } }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span className={css.name}>
          <RouteMark route={route} index={index} />
          <Localized text={route.name} />
        </span>
      </th>
      <td>{route.first}</td>
      <td>{route.last}</td>
      <td>
        {route.periods.map(({ from, to, everyMinutes }) => (
          <span key={from} className={css.period}>
            {t("buses.every", { from, to, duration: formatDuration(everyMinutes, locale, "short") })}
          </span>
        ))}
      </td>
      <td>{formatDuration(route.loopMinutes, locale, "short")}</td>
    </tr>
  );
}

/** Returns the source, with the date of the timetable where it is known. */
function formatSource({ network: { name, asOf }, page: { t, locale } }: NetworkProps): string {
  const company = name.text;
  const date = formatDayText(asOf ?? "", locale);
  return date === "" ? t("buses.source", { company }) : t("buses.sourceAsOf", { company, date });
}
