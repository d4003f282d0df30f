import * as v from "valibot";
import { text } from "../../content/fields/index.ts";

export const fields = v.object({ title: text() });

export type TableOfContentsFields = v.InferOutput<typeof fields>;
