import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { link } from "../../content/fields/link.ts";
import { select } from "../../content/fields/plain.ts";
import { text } from "../../content/fields/text.ts";

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
