import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";
import { select } from "../../content/fields/plain.ts";
import { richText, title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { SafetyBanner } from "./SafetyBanner.tsx";

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

const schema = v.object({
  marker: text(),
  title: title(),
  body: richText(),
  measures: group({ icon: select(icons), text: text() }),
  link: link(),
});

export type SafetyBannerFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "safety_banner",
  variations: ["default"],
  schema,
  label: (fields) => fields.title,
  Component: SafetyBanner,
});
