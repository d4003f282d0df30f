import * as v from "valibot";
import { requiredText } from "../../content/fields/required-text.ts";

export const schema = v.object({ title: requiredText() });

export type TabFields = v.InferOutput<typeof schema>;
