import * as v from "valibot";
import { table, text, title } from "../../content/fields/index.ts";

export const fields = v.object({ title: title(), intro: text(), table: table() });

export type ComparisonTableFields = v.InferOutput<typeof fields>;
