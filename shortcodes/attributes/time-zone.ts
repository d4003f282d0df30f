import * as v from "valibot";
import { dayIn } from "../../i18n/dates.ts";
import { isTimeZone } from "../../i18n/time-zone.ts";
import type { ExpandContext } from "../../renderer/index.ts";

const message = "A time zone is a region and a city such as Europe/Rome.";

/** Parses the name of an IANA time zone: `Europe/Rome`. Optional. */
export function timeZoneAttribute() {
  return v.optional(v.pipe(v.string(message), v.trim(), v.check(isTimeZone, message)));
}

type Moment = Pick<ExpandContext, "now" | "city" | "pageProducts">;

/** Returns the current day at midnight UTC, in this zone, else in that of the page. */
export function today(moment: Moment, timeZone = pageTimeZone(moment)): Date {
  return dayIn(timeZone, moment.now);
}

/** Returns the zone of the first product in the page's city, else of its first product. Empty is UTC. */
function pageTimeZone({ city, pageProducts }: Moment): string {
  const product = pageProducts.find(({ cityCode }) => cityCode === city) ?? pageProducts[0];
  return product?.timeZone ?? "";
}
