import type { SunStart } from "../source/schedule.ts";
import { clockTime, toMinutes } from "./clock.ts";
import { localTime } from "./dates.ts";
import { sunTime } from "./sun-time.ts";
import type { TimedProduct } from "./timed-product.ts";

const step = 15;

/** Returns the starts that a schedule sets by the sun, as "HH:MM" in order, at full quarters of an hour. */
export function sunStarts(sun: readonly SunStart[], city: TimedProduct["city"], date: string): readonly string[] {
  const starts = sun.flatMap((one) => findStarts(one, city, date));
  return [...new Set(starts)].toSorted();
}

function findStarts(
  { at, after, notBefore, notAfter }: SunStart,
  city: TimedProduct["city"],
  date: string,
): readonly string[] {
  const instant = sunTime(at, date, city);
  if (Number.isNaN(instant)) return [];
  const minutes = toMinutes(localTime(city.timeZone, instant).time) + after;
  const start = clockTime(Math.max(toMinutes(notBefore), minutes - (minutes % step)));
  return start > notAfter ? [] : [start];
}
