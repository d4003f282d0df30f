import type { PageContext } from "../../renderer/render/page-context.ts";
import { fitPlaces } from "../../ui/map/fit-places.ts";
import { StopMark, StopsMap } from "../../ui/map/StopsMap.tsx";
import * as css from "./ItineraryDay.css.ts";
import type { Stop } from "./stops-of.ts";

interface DayMapProps {
  readonly stops: readonly Stop[];
  readonly page: PageContext;
}

/** The stops whose place is known, joined in their order. Nothing where that is one or none. */
export function DayMap({ stops, page: { t, locale } }: DayMapProps) {
  const placed = stops.flatMap(({ number, position }) => (position === undefined ? [] : [{ number, position }]));
  if (placed.length < 2) return null;
  const { toDrawing, ...fitted } = fitPlaces(placed.map(({ position }) => position));
  const points = placed.map(({ number, position }) => ({ number, at: toDrawing(position) }));
  return (
    <StopsMap {...fitted} caption={t("guide.map")} locale={locale}>
      <polyline points={points.map(({ at: [x, y] }) => `${x},${y}`).join(" ")} className={css.way} />
      {points.map(({ number, at }) => (
        <StopMark key={number} number={number} at={at} />
      ))}
    </StopsMap>
  );
}
