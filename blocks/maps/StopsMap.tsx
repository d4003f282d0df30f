import type { ReactNode } from "react";
import type { Locale } from "../../i18n/locales.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { distanceText } from "./distance-text.ts";
import type { FittedPlaces } from "./fit-places.ts";
import type { Point } from "./simplify-line.ts";
import * as css from "./StopsMap.css.ts";

interface StopsMapProps extends Pick<FittedPlaces, "width" | "height" | "bar"> {
  readonly caption: string;
  readonly locale: Locale;
  /** The drawing; a list beside it has the same in words. */
  readonly children: ReactNode;
  /** Links over the drawing. */
  readonly pins?: ReactNode;
}

/** Renders a map of the places of a city, north up in every language: a map is never mirrored. */
export function StopsMap({ width, height, bar, caption, locale, pins, children }: StopsMapProps) {
  return (
    <figure className={css.figure}>
      <StyleSheet of={css} />
      <div dir="ltr" className={css.map}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={css.drawing}>
          {children}
        </svg>
        <span className={css.bar} style={{ inlineSize: `${(bar.share * 100).toFixed(1)}%` }}>
          <bdi>{distanceText(bar.kilometers, locale)}</bdi>
        </span>
        {pins}
      </div>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}

interface StopMarkProps {
  readonly number: number;
  readonly at: Point;
  /** Whether it has a second ring. */
  readonly ringed?: boolean;
}

/** A stop of such a map. */
export function StopMark({ number, at: [x, y], ringed = false }: StopMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {ringed && <circle r="14" className={css.ring} />}
      <circle r="10" className={css.stop} />
      <text className={css.number}>{number}</text>
    </g>
  );
}
