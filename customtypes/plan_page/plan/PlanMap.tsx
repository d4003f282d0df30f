import { wayBetween } from "../../../catalog/place/way-between.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { fitPlaces } from "../../../ui/map/fit-places.ts";
import { StopMark, StopsMap } from "../../../ui/map/StopsMap.tsx";
import * as css from "./PlanPage.css.ts";
import type { ProductStep } from "./plan-of.ts";

interface PlanMapProps {
  readonly steps: readonly ProductStep[];
  readonly page: PageContext;
}

/** Kilometres that a map of one city and its surroundings shows. */
const widest = 80;

/** Renders the places of the visits, joined in their order. One place alone has no map, and neither have several cities. */
export function PlanMap({ steps, page: { t, locale } }: PlanMapProps) {
  const placed = steps.flatMap(({ visit: { point } }, index) => (point === undefined ? [] : [{ point, index }]));
  const isWide = placed.some(({ point }) => placed.some((other) => wayBetween(point, other.point).kilometres > widest));
  if (placed.length < 2 || isWide) return null;
  const { toDrawing, ...fitted } = fitPlaces(placed.map(({ point }) => point));
  const points = placed.map(({ point, index }) => ({ number: index + 1, at: toDrawing(point) }));
  return (
    <StopsMap {...fitted} caption={t("guide.map")} locale={locale}>
      <polyline points={points.map(({ at: [x, y] }) => `${x},${y}`).join(" ")} className={css.way} />
      {points.map(({ number, at }) => (
        <StopMark key={number} number={number} at={at} />
      ))}
    </StopsMap>
  );
}
