import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { select } from "../../content/fields/plain.ts";
import { richText, title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { promiseIcons } from "../../ui/primitives/promise-icons.ts";

export const fields = v.object({
  eyebrow: text(),
  title: title(),
  intro: richText(),
  image: image(),
  cta: link(),
  chips: group({ icon: select(promiseIcons), text: text() }),
});

export type HeroFields = v.InferOutput<typeof fields>;
