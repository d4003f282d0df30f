import * as v from "valibot";
import { text } from "../../content/fields/index.ts";

export const fields = v.object({ name: text() });

export type BreadcrumbsFields = v.InferOutput<typeof fields>;
