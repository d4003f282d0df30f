import * as v from "valibot";
import { number, select, text } from "../../content/fields/index.ts";
import type { PageKind } from "../../renderer/index.ts";
import { pageFields } from "../page-fields.ts";

/** The collection type of a microsite document, by market tier (D24). The first is the default. */
const micrositeTypes = [
  "A1: Collection",
  "A1: City guide",
  "A1: Home page",
  "A1: Sub category",
  "A1: Category",
  "A2: Category",
  "A2: Sub category",
  "B1: Global",
  "B1: Global home page",
  "C1: Collection",
] as const;

/** The fields of a microsite document, whichever kind of page it is. */
export const micrositeSchema = v.object({
  heading: text(),
  tagged_city: text(),
  tagged_country: text(),
  tagged_collection: number({ min: 1, step: 1 }),
  tagged_category: text(),
  tagged_sub_category: text(),
  tagged_content_type: text(),
  tagged_mb_type: select(micrositeTypes),
  tagged_page_type: text(),
  ...pageFields,
});

export type MicrositeFields = v.InferOutput<typeof micrositeSchema>;

export type MicrositeKind = PageKind<MicrositeFields>;
