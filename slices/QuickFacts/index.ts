import { defineSlice } from "../../renderer/index.ts";
import { QuickFacts } from "./QuickFacts.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "quick_facts",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  Component: QuickFacts,
});
