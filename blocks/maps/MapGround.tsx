import { type FittedPlaces, roundToTenth } from "./fit-places.ts";
import * as css from "./MapGround.css.ts";
import * as names from "./MapNames.css.ts";
import type { PlacedName } from "./place-names.ts";

/** Renders lines as far apart as the scale is long, so that a distance can be read anywhere. */
export function MapGrid({ width, height, bar }: Pick<FittedPlaces, "width" | "height" | "bar">) {
  const step = bar.share * width;
  const across = linesTo(width, step).map((x) => `M${x} 0V${height}`);
  const down = linesTo(height, step).map((y) => `M0 ${y}H${width}`);
  return <path d={[...across, ...down].join("")} className={css.grid} />;
}

function linesTo(end: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor(end / step) }, (_, index) => roundToTenth((index + 1) * step));
}

/** Renders places that people find their way by. */
export function MapLandmarks({ landmarks }: { readonly landmarks: readonly PlacedName[] }) {
  return landmarks.map((landmark) => (
    <g key={landmark.at.join(" ")}>
      <circle cx={landmark.at[0]} cy={landmark.at[1]} r="3" className={names.dot} />
      <MapName name={landmark} className={names.landmark} />
    </g>
  ));
}

/** Renders the name of a place, if it has room. */
export function MapName({
  name: { name, text, anchor },
  className,
}: {
  readonly name: PlacedName;
  readonly className: string;
}) {
  if (text === undefined) return null;
  return (
    <text x={roundToTenth(text[0])} y={roundToTenth(text[1])} textAnchor={anchor} className={className}>
      {name}
    </text>
  );
}
