import * as v from "valibot";
import { group, select, text } from "../../content/fields/index.ts";
import { promiseIcons } from "../../ui/primitives/promise-icons.ts";

export const fields = v.object({
  items: group({ icon: select(promiseIcons), title: text(), text: text() }),
});

export type TrustBarFields = v.InferOutput<typeof fields>;
