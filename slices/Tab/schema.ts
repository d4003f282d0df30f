import * as v from "valibot";
import { requiredText } from "../../content/fields/text.ts";

export const schema = v.object({ title: requiredText() });

export type TabFields = v.InferOutput<typeof schema>;
