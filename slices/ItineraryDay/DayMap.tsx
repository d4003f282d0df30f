import type { Locale } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { distanceText } from "../../ui/map/distance-text.ts";
import { rounded } from "../../ui/map/fit-places.ts";
import type { PlacedName } from "../../ui/map/place-names.ts";
import { StopMark, StopsMap } from "../../ui/map/StopsMap.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./DayMap.css.ts";
import { type DayDrawing, drawDay } from "./draw-day.ts";
import type { Stop } from "./stops-of.ts";

interface DayMapProps {
  readonly stops: readonly Stop[];
  readonly page: PageContext;
}

/** Renders the stops whose place is known, joined in their order, among the city's landmarks. One stop alone has no map. */
export function DayMap({ stops, page: { t, locale, place, snapshot } }: DayMapProps) {
  const placed = stops.flatMap(({ number, name, position }) =>
    position === undefined ? [] : [{ number, name: name.text, position }],
  );
  if (placed.length < 2) return null;
  const landmarks = place.city === undefined ? [] : (snapshot.get("landmarks", { city: place.city }) ?? []);
  const drawing = drawDay(placed, landmarks, (kilometres) => distanceText(kilometres, locale));
  return (
    <>
      <StyleSheet of={css} />
      <StopsMap {...drawing} caption={t("guide.map")} locale={locale}>
        <path d={gridOf(drawing)} className={css.grid} />
        <Landmarks drawing={drawing} />
        <Way drawing={drawing} direction={locale.direction} />
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
    <text x={rounded(text[0])} y={rounded(text[1])} textAnchor={anchor} className={className}>
      {name}
    </text>
  );
}

/** Returns lines as far apart as the scale is long, so that a distance can be read anywhere. */
function gridOf({ width, height, bar }: DayDrawing): string {
  const step = bar.share * width;
  const across = linesTo(width, step).map((x) => `M${x} 0V${height}`);
  const down = linesTo(height, step).map((y) => `M0 ${y}H${width}`);
  return [...across, ...down].join("");
}

function linesTo(end: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor(end / step) }, (_, index) => rounded((index + 1) * step));
}
