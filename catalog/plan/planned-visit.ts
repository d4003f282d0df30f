import type { GeoPoint } from "../place/place.ts";

/** One experience of a day, with what is known of it. Times are minutes since midnight, in the place's own time. */
export interface PlannedVisit {
  /** Of the product. */
  readonly id: number;
  /** Undefined where no time is chosen. */
  readonly start: number | undefined;
  /** Minutes; undefined when the provider does not say. */
  readonly minutes: number | undefined;
  /** Undefined when the provider does not say. */
  readonly point: GeoPoint | undefined;
  readonly hours: VisitHours;
  /** Whether it can be booked on the day; undefined when that is not known. */
  readonly bookable: boolean | undefined;
}

/** Opening hours of a visit on its day, in minutes since midnight. Closing after midnight is above 1440. */
export type VisitHours =
  | { readonly kind: "unknown" | "closed" }
  | { readonly kind: "open"; readonly opens: number; readonly closes: number; readonly lastEntry: number };

/** `09:30` → 570. */
export function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** 570 → `09:30`. After midnight it goes on: 1470 → `00:30`. */
export function toTime(minutes: number): string {
  const within = minutes % 1440;
  const [hours, rest] = [Math.floor(within / 60), within % 60];
  return `${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
