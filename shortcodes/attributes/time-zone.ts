import * as v from "valibot";
import type { ExpandContext } from "../../renderer/shortcode.ts";

const message = "A time zone is a region and a city such as Europe/Rome.";

/** Parses the name of an IANA time zone: `Europe/Rome`. Optional. */
export function timeZoneAttribute() {
  return v.optional(v.pipe(v.string(message), v.trim(), v.check(isTimeZone, message)));
}

type Moment = Pick<ExpandContext, "now" | "pageProducts">;

/**
 * Returns the current day at midnight UTC. The day is that of this time zone, else of the page's first product, else of
 * UTC. A zone that does not exist counts as missing: the provider may send any text.
 */
export function today({ now, pageProducts }: Moment, timeZone = pageProducts[0]?.timeZone ?? ""): Date {
  // Swedish writes a day as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv", { timeZone: isTimeZone(timeZone) ? timeZone : "UTC" });
  return new Date(`${format.format(now)}T00:00:00Z`);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
