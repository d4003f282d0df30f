import type { LocalizedText } from "../../i18n/localized-text.ts";
import type { PostalAddress } from "../place/place.ts";

declare module "../place/page-place.ts" {
  interface Place {
    /** Id of a point of interest: the Colosseum. */
    readonly sight?: number | undefined;
  }
}

/** A sight that products are about. */
export interface PointOfInterest {
  readonly id: number;
  readonly name: LocalizedText;
  /** Plain text; empty when the provider sends no summary. */
  readonly summary: LocalizedText;
  readonly location: PostalAddress | undefined;
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
  readonly architecturalStyle: LocalizedText | undefined;
  readonly heightMeters: number | undefined;
  readonly visitorsPerYear: number | undefined;
}

export const daysOfWeek = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

export type DayOfWeek = (typeof daysOfWeek)[number];

/** Opening times of one season (D14). Dates are `YYYY-MM-DD`, both included. */
export interface OpeningSchedule {
  readonly startDate: string;
  readonly endDate: string;
  /** Days that are not in it are not known. */
  readonly days: readonly OpeningDay[];
}

/** Times are `HH:MM`, in the place's own time zone. */
export type OpeningDay =
  | { readonly day: DayOfWeek; readonly closed: true }
  | {
      readonly day: DayOfWeek;
      readonly closed: false;
      readonly opens: string;
      readonly closes: string;
      readonly lastEntry: string | undefined;
    };
