import * as v from "valibot";
import { defineShortcode } from "../../renderer/index.ts";
import { offsetAttribute } from "../attributes/days.ts";
import { timeZoneAttribute, today } from "../attributes/time-zone.ts";

export const year = defineShortcode({
  name: "year",
  sentence: "The current year, or with an offset the one so many years on.",
  example: '[year offset="1"]',
  attributes: v.object({ offset: offsetAttribute(), timezone: timeZoneAttribute() }),
  text: ({ offset, timezone }, context) => String(today(context, timezone).getUTCFullYear() + offset),
});
