import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/rich-text.ts";

export const schema = v.object({
  title: title(),
  images: group({ image: image(), caption: text() }),
});

export type GalleryFields = v.InferOutput<typeof schema>;
