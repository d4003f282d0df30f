import * as v from "valibot";
import { group, image, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  images: group({ image: image(), caption: text() }),
});

export type GalleryFields = v.InferOutput<typeof fields>;
