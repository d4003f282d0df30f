import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { Gallery } from "./Gallery.tsx";

const schema = v.object({
  title: title(),
  images: group({ image: image(), caption: text() }),
});

export type GalleryFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "gallery",
  variations: ["default"],
  schema,
  label: (fields) => fields.title,
  Component: Gallery,
});
