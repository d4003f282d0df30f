import * as v from "valibot";
import { link, title } from "../../content/fields/index.ts";

export const fields = v.object({ title: title(), help_center: link() });

export type TrustBoostersFields = v.InferOutput<typeof fields>;
