import { localTime } from "./local-time.ts";

/** The day it is in a time zone, as "YYYY-MM-DD". */
export function today(timeZone: string, now: number): string {
  return localTime(timeZone, now).date;
}
