import type { Landmark } from "../../catalog/place/landmark.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./DayMap.css.ts";
import { distanceText } from "./distance-text.ts";
import { type DayDrawing, drawDay } from "./draw-day.ts";
import type { PlacedStop } from "./legs-between.ts";
import * as ground from "./MapGround.css.ts";
import * as names from "./MapNames.css.ts";
import { MapGrid, MapLandmarks, MapName } from "./MapGround.tsx";
import { StopMark, StopsMap } from "./StopsMap.tsx";

interface DayMapProps {
  readonly stops: readonly PlacedStop[];
  /** Landmarks of the city. */
  readonly landmarks: readonly Landmark[];
  readonly locale: Locale;
  readonly t: Translator;
}

/** Renders the stops of a day, joined in their order, among the landmarks around. One stop alone has no map. */
export function DayMap({ stops, landmarks, locale, t }: DayMapProps) {
  if (stops.length < 2) return null;
  const drawing = drawDay(stops, landmarks, (kilometers) => distanceText(kilometers, locale));
  return (
    <>
      <StyleSheet of={ground} />
      <StyleSheet of={names} />
      <StyleSheet of={css} />
      <StopsMap {...drawing} caption={t("guide.map")} locale={locale}>
        <MapGrid {...drawing} />
        <Way drawing={drawing} direction={locale.direction} />
        <MapLandmarks landmarks={drawing.landmarks} />
        {drawing.stops.map((stop) => (
          <g key={stop.number}>
            <StopMark number={stop.number} at={stop.at} />
            <MapName name={stop} className={css.stop} />
          </g>
        ))}
      </StopsMap>
    </>
  );
}

interface DrawingProps {
  readonly drawing: DayDrawing;
}

/** The line from stop to stop, with the length of each part on foot. */
function Way({ drawing: { stops, legs }, direction }: DrawingProps & Pick<Locale, "direction">) {
  return (
    <>
      <polyline points={stops.map(({ at: [x, y] }) => `${x},${y}`).join(" ")} className={css.way} />
      {legs.map(({ middle: [x, y], distance }) => (
        <text key={`${x} ${y}`} x={x} y={y} direction={direction} className={css.distance}>
          {distance}
        </text>
      ))}
    </>
  );
}
