import type { ShowDates } from "./show-dates.ts";

/** The facts of a show: its run, length, minimum age and theatre (D11). */
export interface Show {
  /** Minutes, interval included. */
  readonly runningMinutes: number | undefined;
  /** Minutes; 0 for a show without an interval, undefined when the provider does not say. */
  readonly intervalMinutes: number | undefined;
  /** Minutes before the start at which the theatre lets people in; undefined when the provider does not say. */
  readonly doorsMinutes: number | undefined;
  /** How many performances it takes to see all of it: 2 for a two-part show. */
  readonly parts: number;
  /** Years. */
  readonly minimumAge: number | undefined;
  /** A warning about content that some visitors avoid (X20). */
  readonly warnings: readonly ShowWarning[];
  /** When somebody who is late is let in; undefined when the provider does not say. So are the two below. */
  readonly latecomers: LatecomerRule | undefined;
  /** When somebody who leaves is let in again. */
  readonly reEntry: ReEntryRule | undefined;
  readonly dressCode: DressCode | undefined;
  /** The ways to cheap tickets besides booking; empty when the provider does not say (P27). */
  readonly dayTickets: readonly DayTicket[];
  readonly dates: ShowDates;
  /** `HH:MM` at which the last performance of a weekday begins, by its name: `MONDAY`. Empty when the provider does not say. */
  readonly lastStarts: Readonly<Record<string, string>>;
  readonly theatre: Theatre | undefined;
}

export const showWarnings = [
  "FLASHING_LIGHTS",
  "LOUD_NOISES",
  "GUNSHOTS",
  "HAZE",
  "OPEN_FLAMES",
  "STRONG_LANGUAGE",
  "VIOLENCE",
  "MATURE_THEMES",
] as const;

type ShowWarning = (typeof showWarnings)[number];

export const latecomerRules = ["ANY_TIME", "AT_PAUSE", "AT_INTERVAL", "NOT_ADMITTED"] as const;

type LatecomerRule = (typeof latecomerRules)[number];

export const reEntryRules = ["ANY_TIME", "AT_INTERVAL", "NOT_ADMITTED"] as const;

type ReEntryRule = (typeof reEntryRules)[number];

export const dressCodes = ["NONE", "SMART"] as const;

type DressCode = (typeof dressCodes)[number];

/** Sold at the box office on the day, or raffled among visitors who enter on the day before. */
export const dayTicketKinds = ["RUSH", "LOTTERY"] as const;

interface DayTicket {
  readonly kind: (typeof dayTicketKinds)[number];
  /** `HH:MM` in the city: when the sale begins, or by when to enter. */
  readonly time: string;
}

/** An amenity of a venue (D23). */
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
  /** The provider's key, `marlowe-playhouse`; empty where it sends none. */
  readonly key: string;
  readonly name: string;
  /** How many seats it has. */
  readonly capacity: number | undefined;
  readonly amenities: readonly Amenity[];
}
