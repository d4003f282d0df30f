import { definePageType } from "../../renderer/index.ts";
import { pageMetadata } from "../page-fields.ts";
import { taggedPlace } from "../place-tags.ts";
import { venueSchema } from "./fields.ts";
import { theatre } from "./theatre/index.ts";

/** The page of a house where shows are played (C12). */
export const venuePage = definePageType({
  type: "venue_page",
  fields: venueSchema,
  place: (fields) => ({ ...taggedPlace(fields), venue: fields.venue.source.trim() || undefined }),
  heading: ({ theatre_name }) => theatre_name,
  metadata: pageMetadata,
  kinds: [theatre],
});
