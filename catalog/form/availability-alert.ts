import * as v from "valibot";
import { parseDate } from "../../i18n/dates.ts";
import { isEmail } from "./email.ts";
import { type ParsedForm, parsePosted, type Posted } from "./parse-posted.ts";

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.check(isEmail)),
  product: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
  // Empty for any day.
  day: v.union([
    v.literal(""),
    v.pipe(
      v.string(),
      v.isoDate(),
      v.check((text) => parseDate(text) !== undefined),
    ),
  ]),
});

export type AvailabilityAlert = v.InferOutput<typeof schema>;

/**
 * Parses the wish to hear when a product can be booked again (X15). Its one problem that a visitor can correct is
 * `email`.
 */
export function parseAvailabilityAlert(posted: Posted): ParsedForm<AvailabilityAlert> {
  return parsePosted(schema, posted);
}
