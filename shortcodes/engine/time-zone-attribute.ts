import * as v from "valibot";
import { isTimeZone } from "./is-time-zone.ts";

const message = "A time zone is a region and a city such as Europe/Rome.";

/** An attribute with an IANA time zone, which may be left out. */
export function timeZoneAttribute() {
  return v.optional(v.pipe(v.string(message), v.trim(), v.check(isTimeZone, message)));
}
