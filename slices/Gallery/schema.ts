import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { text } from "../../content/fields/text.ts";
import { title } from "../../content/fields/title.ts";

export const schema = v.object({
  title: title(),
  images: group({ image: image(), caption: text() }),
});

export type GalleryFields = v.InferOutput<typeof schema>;
