import * as v from "valibot";
import { group, select, text, title } from "../../content/fields/index.ts";
import { promiseIcons } from "../../ui/primitives/promise-icons.ts";

const icons = [...promiseIcons, "landmark", "utensils", "accessibility", "languages", "camera", "baby"] as const;

export const fields = v.object({
  title: title(),
  items: group({ icon: select(icons), term: text(), value: text() }),
});

export type QuickFactsFields = v.InferOutput<typeof fields>;
