import * as v from "valibot";
import { group, image, link, text, title } from "../../content/fields/index.ts";

export const fields = v.object({
  title: title(),
  photos: group({ image: image(), title: text(), author: text(), licence: text(), source: link() }),
});

export type PhotoCreditsFields = v.InferOutput<typeof fields>;
