import { definePageType } from "../../renderer/index.ts";
import { pageMetadata } from "../page-fields.ts";
import { attraction } from "./attraction/index.ts";
import { content } from "./content/index.ts";
import { contentSchema } from "./fields.ts";
import { guide } from "./guide/index.ts";
import { shoulder } from "./shoulder/index.ts";
import { sightPlace } from "./sight/sight-place.ts";

/** A page of text, or one about an attraction: its tags say which (B7). */
export const contentPage = definePageType({
  type: "content_page",
  fields: contentSchema,
  place: sightPlace,
  heading: ({ heading }) => heading,
  metadata: pageMetadata,
  kinds: [attraction, shoulder, guide, content],
});
