import type { ShowDates } from "./show-dates.ts";

/** What is known of a show: its run, length, minimum age and theatre (specification §3). */
export interface Show {
  /** Minutes, interval included. */
  readonly runningMinutes: number | undefined;
  /** Minutes; 0 for a show without an interval, undefined when the provider does not say. */
  readonly intervalMinutes: number | undefined;
  /** How many performances it takes to see all of it: 2 for a two-part show. */
  readonly parts: number;
  /** Years. */
  readonly minimumAge: number | undefined;
  readonly dates: ShowDates;
  readonly theatre: Theatre | undefined;
}

/** What a venue has for its visitors (specification §3). */
export const amenities = [
  "RESTAURANT",
  "CAFE",
  "PARKING",
  "LIFT",
  "WHEELCHAIR_ACCESS",
  "CLOAKROOM",
  "WIFI",
  "TOILETS",
  "OTHER",
] as const;

export type Amenity = (typeof amenities)[number];

/** The house a show is played in. */
interface Theatre {
  readonly name: string;
  /** How many seats it has. */
  readonly capacity: number | undefined;
  readonly amenities: readonly Amenity[];
}
