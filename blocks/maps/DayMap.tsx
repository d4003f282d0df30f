import type { Landmark } from "../../catalog/place/landmark.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./DayMap.css.ts";
import { distanceText } from "./distance-text.ts";
import { type DayDrawing, drawDay } from "./draw-day.ts";
import { roundToTenth } from "./fit-places.ts";
import type { PlacedStop } from "./legs-between.ts";
import type { PlacedName } from "./place-names.ts";
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
      <StyleSheet of={css} />
      <StopsMap {...drawing} caption={t("guide.map")} locale={locale}>
        <path d={toGridPath(drawing)} className={css.grid} />
        <Way drawing={drawing} direction={locale.direction} />
        <Landmarks drawing={drawing} />
        {drawing.stops.map((stop) => (
          <g key={stop.number}>
            <StopMark number={stop.number} at={stop.at} />
            <Name name={stop} className={css.stop} />
          </g>
        ))}
      </StopsMap>
    </>
  );
}

interface DrawingProps {
  readonly drawing: DayDrawing;
}

function Landmarks({ drawing: { landmarks } }: DrawingProps) {
  return landmarks.map((landmark) => (
    <g key={landmark.at.join(" ")}>
      <circle cx={landmark.at[0]} cy={landmark.at[1]} r="3" className={css.dot} />
      <Name name={landmark} className={css.landmark} />
    </g>
  ));
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

function Name({ name: { name, text, anchor }, className }: { readonly name: PlacedName; readonly className: string }) {
  if (text === undefined) return null;
  return (
    <text x={roundToTenth(text[0])} y={roundToTenth(text[1])} textAnchor={anchor} className={className}>
      {name}
    </text>
  );
}

/** Returns lines as far apart as the scale is long, so that a distance can be read anywhere. */
function toGridPath({ width, height, bar }: DayDrawing): string {
  const step = bar.share * width;
  const across = linesTo(width, step).map((x) => `M${x} 0V${height}`);
  const down = linesTo(height, step).map((y) => `M0 ${y}H${width}`);
  return [...across, ...down].join("");
}

function linesTo(end: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor(end / step) }, (_, index) => roundToTenth((index + 1) * step));
}
