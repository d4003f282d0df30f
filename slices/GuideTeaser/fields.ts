import * as v from "valibot";
import { image } from "../../content/fields/image.ts";
import { link } from "../../content/fields/link.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

export const fields = v.object({ title: title(), intro: text(), image: image(), link: link() });

export type GuideTeaserFields = v.InferOutput<typeof fields>;
