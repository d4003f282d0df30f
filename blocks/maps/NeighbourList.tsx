import type { Neighbour } from "../../catalog/place/neighbourhood.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { distanceText } from "./distance-text.ts";
import type { MapFigureProps } from "./MapFigure.tsx";
import { minutesText } from "./minutes-text.ts";
import * as css from "./neighbourhood.css.ts";

interface ListProps extends Pick<MapFigureProps, "locale" | "t"> {
  readonly neighbours: readonly Neighbour[];
}

/** Lists the landmarks around a place: distance, direction, and minutes on foot. Numbers are those of the map. */
export function NeighbourList({ neighbours, locale, t }: ListProps) {
  return (
    <div>
      <ol role="list" className={css.neighbours}>
        {neighbours.map((neighbour, index) => (
          <NeighbourRow key={index} neighbour={neighbour} locale={locale} t={t} />
        ))}
      </ol>
      <p className={css.note}>{t("map.estimate")}</p>
    </div>
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
      <bdi translate="no">
        <Localized text={name} />
      </bdi>
      <span className={css.way}>{t("map.way", way)}</span>
    </li>
  );
}
