import { findNeighborhood } from "../../../catalog/place/neighborhood.ts";
import { measureRoute } from "../../../catalog/place/measure-route.ts";
import { cityLandmarks } from "../../../blocks/places/city-landmarks.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { DayMap } from "../../../blocks/maps/DayMap.tsx";
import { cityOnMap } from "./city-on-map.ts";
import type { ProductStep } from "./list-plan-steps.ts";

interface PlanMapProps {
  readonly steps: readonly ProductStep[];
  readonly page: PageContext;
}

/** Kilometers that a map of one city and its surroundings shows. */
const widest = 80;

/** Renders where the visits begin, named after what stands there. Places in several cities have no map. */
export function PlanMap({ steps, page: { t, locale, snapshot } }: PlanMapProps) {
  const products = steps.map(({ product }) => product);
  const landmarks = cityLandmarks(cityOnMap(products), snapshot);
  const stops = steps.flatMap(({ product, visit: { point } }, index) => {
    if (point === undefined) return [];
    const { here = product } = findNeighborhood(point, landmarks);
    return [{ number: index + 1, name: here.name.text, position: point }];
  });
  const isWide = stops.some((one) =>
    stops.some((other) => measureRoute(one.position, other.position).kilometers > widest),
  );
  return isWide ? null : <DayMap stops={stops} landmarks={landmarks} locale={locale} t={t} />;
}
