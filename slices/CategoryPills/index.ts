import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";
import { select } from "../../content/fields/plain.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { CategoryPills } from "./CategoryPills.tsx";

const icons = [
  "landmark",
  "ticket",
  "map",
  "ship",
  "bus",
  "train-front",
  "utensils",
  "theater",
  "music",
  "mountain",
  "plane",
  "moon",
] as const;

const schema = v.object({
  items: group({ label: text(), icon: select(icons), link: link() }),
});

export type CategoryPillsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "category_pills",
  variations: ["default"],
  schema,
  Component: CategoryPills,
});
