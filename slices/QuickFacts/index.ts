import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { select } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { promiseIcons } from "../../ui/primitives/promise-icons.ts";
import { QuickFacts } from "./QuickFacts.tsx";

const icons = [...promiseIcons, "landmark", "utensils", "accessibility", "languages", "camera", "baby"] as const;

const schema = v.object({
  title: title(),
  items: group({ icon: select(icons), term: text(), value: text() }),
});

export type QuickFactsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "quick_facts",
  variations: ["default"],
  schema,
  label: (fields) => fields.title,
  Component: QuickFacts,
});
