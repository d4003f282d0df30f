import * as v from "valibot";
import { group } from "../../content/fields/group.ts";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({
  title: title(),
  photos: group({ image: image(), title: text(), author: text(), licence: text(), source: link() }),
});

export type PhotoCreditsFields = v.InferOutput<typeof fields>;
