import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { PhotoCredits } from "./PhotoCredits.tsx";

const schema = v.object({
  title: title(),
  photos: group({ image: image(), title: text(), author: text(), licence: text(), source: link() }),
});

export type PhotoCreditsFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "photo_credits",
  variations: ["default"],
  schema,
  label: (fields) => fields.title,
  Component: PhotoCredits,
});
