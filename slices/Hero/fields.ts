import * as v from "valibot";
import { group, image, link, richText, select, text, title } from "../../content/fields/index.ts";
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
