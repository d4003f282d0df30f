import { defineSlice } from "../../renderer/define-slice.tsx";
import { Faq } from "./Faq.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "faq",
  variations: ["default"],
  schema,
  label: ({ title }) => title,
  Component: Faq,
});
