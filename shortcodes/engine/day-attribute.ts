import * as v from "valibot";
import { parseDate } from "../../i18n/dates.ts";

const message = "A day is written 2026-12-24 or 24-12-2026.";

/** An attribute that names a day, `YYYY-MM-DD` or `DD-MM-YYYY`: that day at midnight UTC. */
export function dayAttribute() {
  return v.pipe(v.string(message), v.trim(), v.transform(parseDate), v.date(message));
}
