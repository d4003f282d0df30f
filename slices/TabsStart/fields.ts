import * as v from "valibot";
import { text } from "../../content/fields/index.ts";

export const fields = v.object({ label: text() });

export type TabsStartFields = v.InferOutput<typeof fields>;
