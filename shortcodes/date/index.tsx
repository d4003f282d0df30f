import * as v from "valibot";
import { formatDate } from "../../i18n/dates.ts";
import { dayAttribute } from "../attributes/days.ts";
import { defineShortcode } from "../../renderer/define-shortcode.ts";
import type { ExpandContext } from "../../renderer/shortcode.ts";
import { timeZoneAttribute, today } from "../attributes/time-zone.ts";

const message = "A style is full, short, day-month or common.";

const attributes = v.object({
  value: v.optional(dayAttribute()),
  style: v.optional(v.picklist(["common", "full", "short", "day-month"], message), "common"),
  timezone: timeZoneAttribute(),
});

export const date = defineShortcode({
  name: "date",
  sentence: "A day in the page's language, today when none is given; its style is common, full, short or day-month.",
  example: '[date value="2026-12-24" style="full"]',
  attributes,
  text: (given, context) => formatDate(dayOf(given, context), context.market.locale, given.style),
  Component: ({ attributes: given, context, children }) => (
    <time dateTime={dayOf(given, context).toISOString().slice(0, 10)}>{children}</time>
  ),
});

function dayOf({ value, timezone }: v.InferOutput<typeof attributes>, context: ExpandContext): Date {
  return value ?? today(context, timezone);
}
