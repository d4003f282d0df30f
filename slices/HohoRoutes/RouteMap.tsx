import { drawingWidth } from "../../blocks/maps/fit-places.ts";
import { StopMark, StopsMap } from "../../blocks/maps/StopsMap.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { NetworkProps } from "./buses-props.ts";
import { drawRoutes, type RouteDrawing } from "./draw-routes.ts";
import { findDashes } from "./patterns.ts";
import * as css from "./RouteMap.css.ts";

/** Renders the routes. The list beside the map has the same in words. A stop of several routes has a second ring. */
export function RouteMap({ network, page: { locale, t } }: NetworkProps) {
  const { routes, stops, ...fitted } = drawRoutes(network);
  return (
    <>
      <StyleSheet of={css} />
      <StopsMap {...fitted} caption={t("buses.map")} locale={locale}>
        {routes.map(({ route, path }, index) => (
          <path
            key={route.key}
            d={path}
            stroke={route.color}
            strokeDasharray={findDashes(index)}
            className={css.line}
          />
        ))}
        <Letters routes={routes} />
        {stops.map(({ stop, at }) => (
          <StopMark key={stop.key} number={stop.number} at={at} ringed={stop.routes.length > 1} />
        ))}
      </StopsMap>
    </>
  );
}

const letterSize = 20;

function Letters({ routes }: Pick<RouteDrawing, "routes">) {
  return routes.map(({ route, letterAt: [x, y] }) => (
    <g key={route.key} transform={`translate(${Math.min(x, drawingWidth - letterSize)} ${y})`}>
      <rect x={-letterSize / 2} y={-letterSize / 2} width={letterSize} height={letterSize} rx="4" fill={route.color} />
      <text className={css.letter}>{route.letter}</text>
    </g>
  ));
}
