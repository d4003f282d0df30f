import { findNeighborhood } from "../../catalog/place/neighborhood.ts";
import type { Landmark } from "../../catalog/place/landmark.ts";
import { pickLanguage } from "../../i18n/localized-text.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { canvas } from "./frame.ts";
import { drawNeighborhood } from "./draw-neighborhood.ts";
import * as css from "./map.css.ts";
import { formatMapLabel } from "./format-map-label.ts";
import { MapCaption } from "./MapCaption.tsx";
import { MapFigure, type MapFigureProps } from "./MapFigure.tsx";
import { MapPaper } from "./MapPaper.tsx";
import * as near from "./neighborhood.css.ts";
import { NeighborList } from "./NeighborList.tsx";
import type { Point } from "./simplify-line.ts";

interface Props extends MapFigureProps {
  readonly landmarks: readonly Landmark[];
}

/** Fewer landmarks do not make a map. */
const minNeighbors = 2;

/**
 * The place with what is around it, as a map and in words (P18). The map is on the server's own paper: it loads
 * nothing. A place without landmarks is on the map of its country.
 */
export function NeighborhoodFigure({ landmarks, ...props }: Props) {
  const { here, neighbors } = findNeighborhood(props.place, landmarks);
  if (neighbors.length < minNeighbors) return <MapFigure {...props} />;
  const { locale, t, children } = props;
  const place = here === undefined ? props.place : { ...props.place, name: here.name.text, ...pickLanguage(here.name) };
  const { rings, ...paper } = drawNeighborhood(place, neighbors, locale);
  return (
    <figure aria-label={formatMapLabel(place, t)} className={near.surroundings}>
      <StyleSheet of={css} />
      <StyleSheet of={near} />
      <div className={near.parts}>
        <div>
          <MapPaper className={near.streets} locale={locale} {...paper}>
            <Rings at={paper.pin} radii={rings} />
            <span className={near.north}>{t("map.north")}</span>
          </MapPaper>
          <MapCaption place={place} t={t}>
            {children}
          </MapCaption>
        </div>
        <NeighborList neighbors={neighbors} locale={locale} t={t} />
      </div>
    </figure>
  );
}

function Rings({ at: [x, y], radii }: { readonly at: Point; readonly radii: readonly number[] }) {
  return (
    <svg viewBox={`0 0 ${canvas.width} ${canvas.height}`} className={css.land}>
      {radii.map((radius) => (
        <circle key={radius} cx={x} cy={y} r={radius} className={near.ring} />
      ))}
    </svg>
  );
}
