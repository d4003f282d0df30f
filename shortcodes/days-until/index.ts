import { daysBetween } from "../../i18n/days.ts";
import { formatUnit } from "../../i18n/format-unit.ts";
import * as v from "valibot";
import type { Locale } from "../../i18n/locales.ts";
import { dayAttribute, relativeDay } from "../attributes/days.ts";
import { defineShortcode } from "../../renderer/index.ts";
import { timeZoneAttribute, today } from "../attributes/time-zone.ts";

const message = 'A style is "count", 3 days, or "relative", in 3 days.';

export const daysUntil = defineShortcode({
  name: "days-until",
  sentence:
    'How long it is until a day: "today", "tomorrow", "3 days", or always "in 3 days" or "3 days" by its style, relative or count; nothing once it is past.',
  example: '[days-until date="2099-12-24" style="relative"]',
  attributes: v.object({
    date: dayAttribute(),
    style: v.optional(v.picklist(["count", "relative"], message)),
    timezone: timeZoneAttribute(),
  }),
  text: ({ date, style, timezone }, context) => {
    const days = daysBetween(today(context, timezone), date);
    if (days < 0) return "";
    const isWord = style === undefined && days <= 1;
    return isWord || style === "relative"
      ? relativeDay(days, context.market.locale)
      : countDays(days, context.market.locale);
  },
});

function countDays(days: number, locale: Locale): string {
  return formatUnit(days, locale, { unit: "day", unitDisplay: "long" });
}
