import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { select } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { promiseIcons } from "../../ui/primitives/promise-icons.ts";

const icons = [...promiseIcons, "landmark", "utensils", "accessibility", "languages", "camera", "baby"] as const;

export const fields = v.object({
  title: title(),
  items: group({ icon: select(icons), term: text(), value: text() }),
});

export type QuickFactsFields = v.InferOutput<typeof fields>;
