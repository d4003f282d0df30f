import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { select } from "../../content/fields/plain.ts";
import { text } from "../../content/fields/text.ts";
import { promiseIcons } from "../../ui/primitives/promise-icons.ts";

export const fields = v.object({
  items: group({ icon: select(promiseIcons), title: text(), text: text() }),
});

export type TrustBarFields = v.InferOutput<typeof fields>;
