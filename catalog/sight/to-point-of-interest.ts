import type { PointOfInterest, SightFacts } from "./point-of-interest.ts";
import { htmlLines } from "../product/html-lines.ts";
import { toOpeningSchedule } from "./to-opening-schedule.ts";
import { toPlace } from "../place/to-place.ts";
import type { WirePoi } from "./wire-poi.ts";

/** A point of interest in our own terms. */
export function toPointOfInterest({
  id,
  name,
  content,
  location,
  operatingSchedules,
  facts,
}: WirePoi): PointOfInterest {
  return {
    id,
    name,
    summary: htmlLines(content?.summary ?? "").join(" "),
    location: toPlace(location),
    schedules: operatingSchedules
      .map(toOpeningSchedule)
      .toSorted((a, b) => (a.startDate < b.startDate ? -1 : Number(a.startDate > b.startDate))),
    facts: toFacts(facts),
  };
}

function toFacts(facts: WirePoi["facts"]): SightFacts {
  return {
    yearBuilt: facts?.yearBuilt ?? undefined,
    unescoYear: facts?.unescoYear ?? undefined,
    architecturalStyle: facts?.architecturalStyle || undefined,
    heightMetres: facts?.heightMetres ?? undefined,
    visitorsPerYear: facts?.visitorsPerYear ?? undefined,
  };
}
