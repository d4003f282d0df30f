import * as v from "valibot";
import { text } from "../../content/fields/text.ts";

export const schema = v.object({ label: text() });

export type TabsStartFields = v.InferOutput<typeof schema>;
