import type { Neighbor } from "../../catalog/place/neighborhood.ts";
import { Localized } from "../../ui/primitives/Localized.tsx";
import { distanceText } from "./distance-text.ts";
import type { MapFigureProps } from "./MapFigure.tsx";
import { minutesText } from "./minutes-text.ts";
import * as css from "./neighborhood.css.ts";

interface ListProps extends Pick<MapFigureProps, "locale" | "t"> {
  readonly neighbors: readonly Neighbor[];
}

/** Lists the landmarks around a place: distance, direction, and minutes on foot. Numbers are those of the map. */
export function NeighborList({ neighbors, locale, t }: ListProps) {
  return (
    <div>
      <ol role="list" className={css.neighbors}>
        {neighbors.map((neighbor, index) => (
          <NeighborRow key={index} neighbor={neighbor} locale={locale} t={t} />
        ))}
      </ol>
      <p className={css.note}>{t("map.estimate")}</p>
    </div>
  );
}

interface RowProps extends Pick<MapFigureProps, "locale" | "t"> {
  readonly neighbor: Neighbor;
}

function NeighborRow({ neighbor: { name, kilometers, direction, minutesOnFoot }, locale, t }: RowProps) {
  const way = {
    distance: distanceText(kilometers, locale),
    direction: t(`map.directions.${direction}`),
    duration: minutesText(minutesOnFoot, locale),
  };
  return (
    <li className={css.neighbor}>
      <bdi translate="no">
        <Localized text={name} />
      </bdi>
      <span className={css.way}>{t("map.way", way)}</span>
    </li>
  );
}
