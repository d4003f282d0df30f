import { numberStops } from "../../catalog/bus/number-stops.ts";
import type { NumberedStop } from "../../catalog/bus/number-stops.ts";
import type { BusRoute } from "../../catalog/bus/network.ts";
import { joinTexts } from "../../i18n/join-texts.ts";
import type { PageContext } from "../../renderer/index.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { NetworkProps } from "./buses-props.ts";
import * as css from "./RouteList.css.ts";
import { RouteMark } from "./RouteMark.tsx";

/** Renders each route with its stops in the order of travel, where to change, and which are step-free. */
export function RouteList({ network, page }: NetworkProps) {
  const stops = new Map(numberStops(network).map((stop) => [stop.key, stop]));
  return (
    <ul role="list" className={css.routes}>
      <StyleSheet of={css} />
      {network.routes.map((route, index) => (
        <li key={route.key}>
          <h3 className={css.name}>
            <RouteMark route={route} index={index} />
            <Localized text={route.name} />
          </h3>
          <ol role="list" className={css.stops}>
            {route.stops
              .flatMap(({ key }) => stops.get(key) ?? [])
              .map((stop) => (
                <Stop key={stop.key} stop={stop} on={route} page={page} />
              ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

interface StopProps {
  readonly stop: NumberedStop;
  readonly on: BusRoute;
  readonly page: PageContext;
}

function Stop({ stop, on, page: { t } }: StopProps) {
  const others = stop.routes.filter(({ key }) => key !== on.key).map(({ name }) => name.text);
  const access = stop.stepFree === undefined ? "" : t(stop.stepFree ? "buses.stepFree" : "buses.steps");
  const change = others.length === 0 ? "" : t("buses.change", { routes: joinTexts("items", others, t) });
  return (
    <li className={css.stop}>
      <span className={css.number}>{stop.number}</span>
      <span>
        <Localized text={stop.name} />
        <small className={css.note}>{joinTexts("phrases", [change, access], t)}</small>
      </span>
    </li>
  );
}
