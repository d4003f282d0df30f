import * as v from "valibot";
import { link } from "../../content/fields/link.ts";
import { title } from "../../content/fields/rich-text.ts";

export const fields = v.object({ title: title(), help_center: link() });

export type TrustBoostersFields = v.InferOutput<typeof fields>;
