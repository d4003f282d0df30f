import * as v from "valibot";
import { defineShortcode } from "../engine/define-shortcode.ts";

export const year = defineShortcode({
  name: "year",
  sentence: "The current year, in UTC.",
  example: "[year]",
  attributes: v.object({}),
  text: (_attributes, { now }) => String(new Date(now).getUTCFullYear()),
});
