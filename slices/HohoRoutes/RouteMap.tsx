import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { NetworkProps } from "./buses-props.ts";
import { drawRoutes, drawingWidth, type RouteDrawing } from "./draw-routes.ts";
import * as css from "./RouteMap.css.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { dashesOf } from "./patterns.ts";

/** Renders the routes, north up in every language: a map is never mirrored. The list beside it has the same in words. */
export function RouteMap({ network, page: { locale, t } }: NetworkProps) {
  const { width, height, routes, stops, bar } = drawRoutes(network);
  const kilometres = numberFormat(formatTag(locale), { style: "unit", unit: "kilometer" });
  return (
    <figure className={css.figure}>
      <StyleSheet of={css} />
      <div dir="ltr" className={css.map}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={css.drawing}>
          {routes.map(({ route, path }, index) => (
            <path
              key={route.key}
              d={path}
              stroke={route.colour}
              strokeDasharray={dashesOf(index)}
              className={css.line}
            />
          ))}
          <Letters routes={routes} />
          <Stops stops={stops} />
        </svg>
        <span className={css.bar} style={{ inlineSize: `${(bar.share * 100).toFixed(1)}%` }}>
          <bdi>{kilometres.format(bar.kilometres)}</bdi>
        </span>
      </div>
      <figcaption className={css.caption}>{t("buses.map")}</figcaption>
    </figure>
  );
}

const letterSize = 20;

function Letters({ routes }: Pick<RouteDrawing, "routes">) {
  return routes.map(({ route, letterAt: [x, y] }) => (
    <g key={route.key} transform={`translate(${Math.min(x, drawingWidth - letterSize)} ${y})`}>
      <rect x={-letterSize / 2} y={-letterSize / 2} width={letterSize} height={letterSize} rx="4" fill={route.colour} />
      <text className={css.letter}>{route.letter}</text>
    </g>
  ));
}

/** A stop of several routes has a second ring. */
function Stops({ stops }: Pick<RouteDrawing, "stops">) {
  return stops.map(({ stop, at: [x, y] }) => (
    <g key={stop.key} transform={`translate(${x} ${y})`}>
      {stop.routes.length > 1 && <circle r="14" className={css.ring} />}
      <circle r="10" className={css.stop} />
      <text className={css.number}>{stop.number}</text>
    </g>
  ));
}
