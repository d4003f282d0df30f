import * as v from "valibot";
import { image, link, text, title } from "../../content/fields/index.ts";

export const fields = v.object({ title: title(), intro: text(), image: image(), link: link() });

export type GuideTeaserFields = v.InferOutput<typeof fields>;
