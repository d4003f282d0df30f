import * as v from "valibot";
import { boolean, group, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  people: group({ name: text(), role: text(), on_stage: boolean() }),
});

export type CastListFields = v.InferOutput<typeof fields>;
