import * as v from "valibot";
import { richText } from "../../content/fields/index.ts";

export const fields = v.object({ body: richText() });

export type NoticeFields = v.InferOutput<typeof fields>;
