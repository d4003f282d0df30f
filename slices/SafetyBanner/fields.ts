import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";
import { select } from "../../content/fields/plain.ts";
import { richText, title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

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
