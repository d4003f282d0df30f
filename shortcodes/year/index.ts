import * as v from "valibot";
import { defineShortcode } from "../engine/define-shortcode.ts";
import { offsetAttribute } from "../engine/offset-attribute.ts";
import { timeZoneAttribute } from "../engine/time-zone-attribute.ts";
import { today } from "../engine/today.ts";

export const year = defineShortcode({
  name: "year",
  sentence: "The current year, or with an offset the one so many years on.",
  example: '[year offset="1"]',
  attributes: v.object({ offset: offsetAttribute(), timezone: timeZoneAttribute() }),
  text: ({ offset, timezone }, context) => String(today(context, timezone).getUTCFullYear() + offset),
});
