import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { select } from "../../content/fields/plain.ts";
import { richText, title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { placeNeeds } from "../../blocks/places/place-names.ts";
import { promiseIcons } from "../../ui/primitives/promise-icons.ts";
import { Hero } from "./Hero.tsx";

const schema = v.object({
  eyebrow: text(),
  title: title(),
  intro: richText(),
  image: image(),
  cta: link(),
  chips: group({ icon: select(promiseIcons), text: text() }),
});

export type HeroFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "hero",
  variations: ["default", "compact"],
  schema,
  searches: (variation, { site }) => variation === "default" && site.flagship === true,
  needs: ({ title: written }, facts) => (written.source === "" ? placeNeeds(facts) : {}),
  Component: Hero,
});
