import * as v from "valibot";
import { embed } from "../../content/fields/embed.ts";
import { image } from "../../content/fields/image.ts";
import { date, number } from "../../content/fields/plain.ts";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { Video } from "./Video.tsx";
import { videoObject } from "./video-object.ts";

/** The fields of a film, also for the sitemap. */
export const videoSchema = v.object({
  title: title(),
  film: embed(),
  poster: image(),
  caption: text(),
  seconds: number({ min: 1, step: 1 }),
  uploaded_on: date(),
});

export type VideoFields = v.InferOutput<typeof videoSchema>;

export default defineSlice({
  type: "video",
  variations: ["default"],
  schema: videoSchema,
  label: (fields) => fields.title,
  structuredData: videoObject,
  Component: Video,
});
