import * as v from "valibot";
import { group, link, richText, select, text, title } from "../../content/fields/index.ts";

const icons = [
  "shield-check",
  "heart",
  "users",
  "baby",
  "accessibility",
  "life-buoy",
  "umbrella",
  "sun",
  "phone",
  "triangle-alert",
] as const;

export const fields = v.object({
  marker: text(),
  title: title(),
  body: richText(),
  measures: group({ icon: select(icons), text: text() }),
  link: link(),
});

export type SafetyBannerFields = v.InferOutput<typeof fields>;
