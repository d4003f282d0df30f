import * as v from "valibot";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({ name: text() });

export type BreadcrumbsFields = v.InferOutput<typeof fields>;
