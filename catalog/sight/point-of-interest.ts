import type { OpeningSchedule } from "./opening-schedule.ts";
import type { Place } from "../place/place.ts";

/** A sight that products are about. */
export interface PointOfInterest {
  readonly id: number;
  readonly name: string;
  /** Plain text; empty when the provider has none. */
  readonly summary: string;
  readonly location: Place | undefined;
  /** One for each season, earliest first. */
  readonly schedules: readonly OpeningSchedule[];
  readonly facts: SightFacts;
}

/** Each is undefined when it is not known. */
export interface SightFacts {
  /** Negative before our era. */
  readonly yearBuilt: number | undefined;
  /** The year it became a World Heritage site. */
  readonly unescoYear: number | undefined;
  readonly architecturalStyle: string | undefined;
  readonly heightMetres: number | undefined;
  readonly visitorsPerYear: number | undefined;
}
