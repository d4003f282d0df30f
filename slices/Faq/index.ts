import { defineSlice } from "../../renderer/define-slice.tsx";
import { Faq } from "./Faq.tsx";
import { faqPage } from "./faq-page.ts";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "faq",
  variations: ["default"],
  schema,
  label: ({ title }) => title,
  structuredData: faqPage,
  Component: Faq,
});
