import * as v from "valibot";
import { date, image, number, text } from "../../content/fields/index.ts";
import type { PageContext } from "../../renderer/index.ts";
import { pageFields } from "../page-fields.ts";
import { showBlocks } from "./show/blocks/show-blocks.ts";

/** Editors find documents by these tags, and the page does not depend on them (D8). */
const searchTags = {
  tagged_category: text(),
  tagged_content_type: text(),
  tagged_mb_type: text(),
  tagged_page_type: text(),
};

/** Fields of a show's page. */
export const showSchema = v.object({
  tgid: number({ min: 1, step: 1 }),
  show_name: text(),
  show_type: text(),
  theatre_name: text(),
  theatre_address: text(),
  duration_minutes: number({ min: 1, step: 1 }),
  interval_minutes: number({ min: 0, step: 1 }),
  age_limit: text(),
  opening_date: date(),
  closing_date: date(),
  blocks: showBlocks(),
  poster: image(),
  tagged_city: text(),
  tagged_country: text(),
  tagged_collection: number({ min: 1, step: 1 }),
  /** The provider's id of its genre: musicals, comedy. */
  tagged_sub_category: text(),
  ...searchTags,
  ...pageFields,
});

export type ShowFields = v.InferOutput<typeof showSchema>;

/** Props that the parts of a show's page share. */
export interface ShowProps {
  readonly fields: ShowFields;
  readonly page: PageContext;
}
