import * as v from "valibot";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({ title: text() });

export type TableOfContentsFields = v.InferOutput<typeof fields>;
