import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { richText, title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { faqPage } from "./faq-page.ts";
import { Faq } from "./Faq.tsx";

export const schema = v.object({
  title: title(),
  items: group({ question: text(), answer: richText() }),
});

export type FaqFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "faq",
  variations: ["default"],
  schema,
  label: (fields) => fields.title,
  structuredData: faqPage,
  Component: Faq,
});
