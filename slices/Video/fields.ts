import * as v from "valibot";
import { date, embed, image, number, text, title } from "../../content/fields/index.ts";

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
