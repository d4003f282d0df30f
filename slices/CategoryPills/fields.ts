import * as v from "valibot";
import { group, link, select, text } from "../../content/fields/index.ts";

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

export const fields = v.object({
  items: group({ label: text(), icon: select(icons), link: link() }),
});

export type CategoryPillsFields = v.InferOutput<typeof fields>;
