import * as v from "valibot";
import { formatDate, isoDay } from "../../i18n/dates.ts";
import { daysBetween } from "../../i18n/days.ts";
import { dayAttribute, relativeDay } from "../attributes/days.ts";
import { defineShortcode, type ExpandContext } from "../../renderer/index.ts";
import { timeZoneAttribute, today } from "../attributes/time-zone.ts";

const message = "A style is full, short, day-month or common.";

const attributes = v.object({
  value: v.optional(dayAttribute()),
  style: v.optional(v.picklist(["common", "full", "short", "day-month"], message)),
  timezone: timeZoneAttribute(),
});

type Given = v.InferOutput<typeof attributes>;

export const date = defineShortcode({
  name: "date",
  sentence:
    "A day in the page's language, the current one when none is given. Today and tomorrow are words, unless it has a style: common, full, short or day-month.",
  example: '[date value="2026-12-24" style="full"]',
  attributes,
  text: (given, context) =>
    inWords(given, context) ?? formatDate(chooseDay(given, context), context.market.locale, given.style),
  Component: ({ attributes: given, context, children }) => (
    <time dateTime={isoDay(chooseDay(given, context))}>{children}</time>
  ),
});

/** Today and tomorrow have labels (F6). A day that the editor did not name is a date. */
function inWords({ value, style, timezone }: Given, context: ExpandContext): string | undefined {
  if (value === undefined || style !== undefined) return undefined;
  const days = daysBetween(today(context, timezone), value);
  return days === 0 || days === 1 ? relativeDay(days, context.market.locale) : undefined;
}

function chooseDay({ value, timezone }: Given, context: ExpandContext): Date {
  return value ?? today(context, timezone);
}
