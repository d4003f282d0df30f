import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/rich-text.ts";

export const schema = v.object({
  title: title(),
  people: group({ name: text(), role: text() }),
});

export type CastListFields = v.InferOutput<typeof schema>;
