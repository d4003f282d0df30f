import { defineSlice } from "../../renderer/define-slice.tsx";
import { QuickFacts } from "./QuickFacts.tsx";
import { schema } from "./schema.ts";

export default defineSlice({
  type: "quick_facts",
  variations: ["default"],
  schema,
  label: ({ title }) => title,
  Component: QuickFacts,
});
