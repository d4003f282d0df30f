import { type Neighbour, neighbourhoodOf } from "../../catalog/place/neighbourhood.ts";
import type { Landmark } from "../../catalog/place/landmark.ts";
import { languageOf } from "../../i18n/localized-text.ts";
import { Localized } from "../primitives/Localized.tsx";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import { distanceText } from "./distance-text.ts";
import { canvas } from "./frame.ts";
import { drawNeighbourhood } from "./draw-neighbourhood.ts";
import * as css from "./map.css.ts";
import { MapCaption } from "./MapCaption.tsx";
import { MapFigure, type MapFigureProps } from "./MapFigure.tsx";
import { MapPaper } from "./MapPaper.tsx";
import { minutesText } from "./minutes-text.ts";
import type { Point } from "./simplify-line.ts";

interface Props extends MapFigureProps {
  readonly landmarks: readonly Landmark[];
}

/** Fewer landmarks do not make a map. */
const least = 2;

/**
 * The place with what is around it, as a map and in words (row P18). The map is on the server's own paper: it loads
 * nothing. A place without landmarks is on the map of its country.
 */
export function NeighbourhoodFigure({ landmarks, ...props }: Props) {
  const { here, neighbours } = neighbourhoodOf(props.place, landmarks);
  if (neighbours.length < least) return <MapFigure {...props} />;
  const { locale, t, children } = props;
  const place = here === undefined ? props.place : { ...props.place, name: here.name.text, ...languageOf(here.name) };
  const { rings, ...paper } = drawNeighbourhood(place, neighbours, locale);
  return (
    <figure aria-label={t("map.label", { place: place.name })} className={css.figure}>
      <StyleSheet of={css} />
      <MapPaper className={css.streets} locale={locale} {...paper}>
        <Rings at={paper.pin} radii={rings} />
        <span className={css.north}>{t("map.north")}</span>
      </MapPaper>
      <MapCaption place={place} t={t}>
        {children}
      </MapCaption>
      <ul role="list" className={css.neighbours}>
        {neighbours.map((neighbour) => (
          <NeighbourRow key={neighbour.name.text} neighbour={neighbour} locale={locale} t={t} />
        ))}
      </ul>
      <p className={css.note}>{t("map.estimate")}</p>
    </figure>
  );
}

function Rings({ at: [x, y], radii }: { readonly at: Point; readonly radii: readonly number[] }) {
  return (
    <svg viewBox={`0 0 ${canvas.width} ${canvas.height}`} className={css.land}>
      {radii.map((radius) => (
        <circle key={radius} cx={x} cy={y} r={radius} className={css.ring} />
      ))}
    </svg>
  );
}

interface RowProps extends Pick<MapFigureProps, "locale" | "t"> {
  readonly neighbour: Neighbour;
}

function NeighbourRow({ neighbour: { name, kilometres, direction, minutesOnFoot }, locale, t }: RowProps) {
  const way = {
    distance: distanceText(kilometres, locale),
    direction: t(`map.directions.${direction}`),
    duration: minutesText(minutesOnFoot, locale),
  };
  return (
    <li className={css.neighbour}>
      <Localized text={name} />
      <span className={css.way}>{t("map.way", way)}</span>
    </li>
  );
}
