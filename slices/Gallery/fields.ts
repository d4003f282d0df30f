import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  images: group({ image: image(), caption: text() }),
});

export type GalleryFields = v.InferOutput<typeof fields>;
