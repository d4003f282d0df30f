import type { PointOfInterest } from "../../../catalog/sight/point-of-interest.ts";
import {
  mergeNeeds,
  need,
  type Needs,
  noNeeds,
  type PageContext,
  type PartFinding,
  type Place,
  unknownIds,
} from "../../../renderer/index.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { sightPageNeeds } from "../../../blocks/sights/sight-pages.ts";

/** Returns what a page about a sight needs: sight, whole, city, tickets, and the pages beside it. */
export function sightNeeds({ sight, city, collection }: Place, parentSight: number | undefined): Needs {
  const sights = [sight, parentSight].flatMap((id) => (id === undefined ? [] : [{ id }]));
  return mergeNeeds([
    sights.length === 0 ? noNeeds : need("pois", sights),
    city === undefined ? noNeeds : need("cities", [{ code: city }]),
    collection === undefined ? noNeeds : need("collections", [{ id: collection }]),
    sightPageNeeds([{ sight }]),
  ]);
}

/** Returns the sight of a page; undefined when it does not exist, or could not be read. */
export function findSight({ place, snapshot }: Pick<PageContext, "place" | "snapshot">): PointOfInterest | undefined {
  return place.sight === undefined ? undefined : snapshot.get("pois", { id: place.sight });
}

/** Returns what its editor can correct: ids of sights that the provider does not have. */
export function sightFindings(ids: readonly (number | undefined)[], snapshot: Snapshot): readonly PartFinding[] {
  return unknownIds(
    "pois",
    ids.flatMap((id) => id ?? []),
    snapshot,
  );
}
