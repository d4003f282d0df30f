import * as v from "valibot";
import { embed } from "../../content/fields/embed.ts";
import { image } from "../../content/fields/image.ts";
import { date, number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";

/** The fields of a film, also for the sitemap. */
export const fields = v.object({
  title: title(),
  film: embed(),
  poster: image(),
  caption: text(),
  seconds: number({ min: 1, step: 1 }),
  uploaded_on: date(),
});

export type VideoFields = v.InferOutput<typeof fields>;
