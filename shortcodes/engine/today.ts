import type { ExpandContext } from "./expand-context.ts";
import { isTimeZone } from "./is-time-zone.ts";

type Moment = Pick<ExpandContext, "now" | "pageProducts">;

/**
 * Which day it is, at midnight UTC: in this time zone, else where the page's first product is, else in UTC. A zone that
 * the provider made up counts as none.
 */
export function today({ now, pageProducts }: Moment, timeZone = pageProducts[0]?.timeZone ?? ""): Date {
  // Swedish writes a day as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv", { timeZone: isTimeZone(timeZone) ? timeZone : "UTC" });
  return new Date(`${format.format(now)}T00:00:00Z`);
}
