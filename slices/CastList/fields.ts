import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { boolean } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  people: group({ name: text(), role: text(), on_stage: boolean() }),
});

export type CastListFields = v.InferOutput<typeof fields>;
