import * as v from "valibot";
import { text, title } from "../../content/fields/index.ts";

export const fields = v.object({ title: title(), intro: text(), city: text() });

export type PopularCategoriesFields = v.InferOutput<typeof fields>;
