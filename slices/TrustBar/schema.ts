import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { select } from "../../content/fields/select.ts";
import { text } from "../../content/fields/text.ts";

const icons = [
  "ticket",
  "clock",
  "calendar",
  "map-pin",
  "smartphone",
  "shield-check",
  "star",
  "users",
  "headphones",
  "badge-check",
] as const;

export const schema = v.object({
  items: group({ icon: select(icons), title: text(), text: text() }),
});

export type TrustBarFields = v.InferOutput<typeof schema>;
