import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { table } from "../../content/fields/table.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({ title: title(), intro: text(), table: table() });

export type ComparisonTableFields = v.InferOutput<typeof fields>;
