import * as v from "valibot";
import { dayIn, isTimeZone } from "../../i18n/dates.ts";
import type { ExpandContext } from "../../renderer/shortcode.ts";

const message = "A time zone is a region and a city such as Europe/Rome.";

/** Parses the name of an IANA time zone: `Europe/Rome`. Optional. */
export function timeZoneAttribute() {
  return v.optional(v.pipe(v.string(message), v.trim(), v.check(isTimeZone, message)));
}

type Moment = Pick<ExpandContext, "now" | "pageProducts">;

/** Returns the current day at midnight UTC. The zone defaults to that of the page's first product, else to UTC. */
export function today({ now, pageProducts }: Moment, timeZone = pageProducts[0]?.timeZone ?? ""): Date {
  return dayIn(timeZone, now);
}
