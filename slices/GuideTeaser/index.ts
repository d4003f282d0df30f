import * as v from "valibot";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { guideNeeds } from "./guide.ts";
import { GuideTeaser } from "./GuideTeaser.tsx";

const schema = v.object({ title: title(), intro: text(), image: image(), link: link() });

export type GuideTeaserFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "guide_teaser",
  variations: ["default"],
  schema,
  needs: guideNeeds,
  Component: GuideTeaser,
});
