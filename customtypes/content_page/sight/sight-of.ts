import type { PointOfInterest } from "../../../catalog/sight/point-of-interest.ts";
import { mergeNeeds, need, type Needs, noNeeds } from "../../../catalog/snapshot/needs.ts";
import type { PartFinding } from "../../../renderer/part.ts";
import type { Place } from "../../../renderer/place.ts";
import type { PageContext } from "../../../renderer/render/page-context.ts";
import { unknownIds } from "../../../renderer/unknown-ids.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import { sightPageNeeds } from "../../../renderer/sight-pages/sight-pages.ts";

/** Returns what every page about a sight needs: the sight, its city, and the pages beside it. */
export function sightNeeds({ sight, city }: Place): Needs {
  return mergeNeeds([
    sight === undefined ? noNeeds : need("pois", [{ id: sight }]),
    city === undefined ? noNeeds : need("cities", [{ code: city }]),
    sightPageNeeds([{ sight }]),
  ]);
}

/** Returns the sight of a page; undefined where the provider has none, or could not be read. */
export function sightOf({ place, snapshot }: Pick<PageContext, "place" | "snapshot">): PointOfInterest | undefined {
  return place.sight === undefined ? undefined : snapshot.get("pois", { id: place.sight });
}

/** Returns what its editor can correct: an id that the provider does not have. */
export function sightFindings(sight: number | undefined, snapshot: Snapshot): readonly PartFinding[] {
  return sight === undefined ? [] : unknownIds("pois", [sight], snapshot);
}
