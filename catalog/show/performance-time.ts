import { zonedMoment } from "../../i18n/zoned-moment.ts";
import type { OpenSlot } from "../inventory/inventory.ts";
import type { Show } from "./show.ts";

/** Where and when somebody looks. */
export interface LocalClock {
  /** IANA name of the theatre's zone. */
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Start = Pick<OpenSlot, "startDate" | "startTime">;

/** Returns when a performance begins, in epoch milliseconds. Undefined where its zone does not exist. */
export function startMoment({ startDate: date, startTime: time }: Start, timeZone: string): number | undefined {
  return zonedMoment({ date, time }, timeZone);
}

/** Returns whether a performance has begun. Of one in a zone that does not exist nobody knows: it has not. */
export function hasStarted(start: Start, { timeZone, now }: LocalClock): boolean {
  const moment = startMoment(start, timeZone);
  return moment !== undefined && moment <= now;
}

/** Returns the first performance with places that has not begun. `now` is in epoch milliseconds. */
export function nextPerformance<Each extends OpenSlot>(
  slots: readonly Each[],
  timeZone: string,
  now: number,
): Each | undefined {
  return slots
    .filter(({ availability }) => availability.kind !== "CLOSED")
    .map((slot) => ({ slot, starts: startMoment(slot, timeZone) ?? 0 }))
    .filter(({ starts }) => starts > now)
    .toSorted((one, other) => one.starts - other.starts)[0]?.slot;
}

const minutesPerDay = 1440;

type Length = Pick<Show, "runningMinutes" | "parts">;

/** Returns how long one performance takes, its interval included. Undefined where that is unknown, or a work has parts. */
export function performanceMinutes({ runningMinutes, parts }: Length): number | undefined {
  return parts > 1 ? undefined : runningMinutes;
}

/**
 * Returns when a performance ends (X19), `HH:MM`: its start, its duration and its interval, which the running time
 * includes. Undefined where that is unknown, and for a part of a work over several performances.
 * Example: `("19:30", 155 minutes)` → `22:05`.
 */
export function performanceEnd(startTime: string, show: Length): string | undefined {
  const length = performanceMinutes(show);
  const [hours, minutes] = startTime.split(":").map(Number);
  if (length === undefined || hours === undefined || minutes === undefined) return undefined;
  const end = (hours * 60 + minutes + length) % minutesPerDay;
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
