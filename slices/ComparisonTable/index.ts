import { defineSlice } from "../../renderer/index.ts";
import { ComparisonTable } from "./ComparisonTable.tsx";
import { fields } from "./fields.ts";

export default defineSlice({
  type: "comparison_table",
  variations: ["default"],
  fields,
  role: { label: ({ title }) => title },
  Component: ComparisonTable,
});
