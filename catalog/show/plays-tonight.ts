import { dayIn } from "../../i18n/dates.ts";
import type { Show } from "./show.ts";

const weekdays = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] as const;

/** An earlier performance is a matinee. */
const evening = "17:00";

/** Returns whether a performance of today begins in the evening, as far as the provider says. `now` is in epoch milliseconds. */
export function playsTonight({ lastStarts }: Pick<Show, "lastStarts">, timeZone: string, now: number): boolean {
  const last = lastStartOn({ lastStarts }, dayIn(timeZone, now));
  return last === undefined || isEvening(last);
}

/** Returns whether a performance at `HH:MM` is no matinee. */
export function isEvening(time: string): boolean {
  return time >= evening;
}

/** Returns when the last performance of a day begins, `HH:MM`; undefined where the provider does not say. */
export function lastStartOn({ lastStarts }: Pick<Show, "lastStarts">, day: Date): string | undefined {
  return lastStarts[weekdays[day.getUTCDay()] ?? ""];
}
