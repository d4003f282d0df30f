import * as v from "valibot";
import { number, select } from "../../content/fields/plain.ts";
import { text } from "../../content/fields/text.ts";
import { pageFields } from "../page-fields.ts";
import { micrositeTypes } from "./microsite-types.ts";

/** The fields of a microsite document, whichever kind of page it is. */
export const micrositeSchema = v.object({
  heading: text(),
  tagged_city: text(),
  tagged_country: text(),
  tagged_collection: number(),
  tagged_category: text(),
  tagged_sub_category: text(),
  tagged_content_type: text(),
  tagged_mb_type: select(micrositeTypes),
  tagged_page_type: text(),
  ...pageFields,
});

export type MicrositeFields = v.InferOutput<typeof micrositeSchema>;
