import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { table } from "../../content/fields/table.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { ComparisonTable } from "./ComparisonTable.tsx";

const schema = v.object({ title: title(), intro: text(), table: table() });

export type ComparisonTableFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "comparison_table",
  variations: ["default"],
  schema,
  label: (fields) => fields.title,
  Component: ComparisonTable,
});
