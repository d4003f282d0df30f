import * as v from "valibot";
import { eveningFields, sourcedFact } from "../../blocks/shows/evening/evening-fields.ts";
import { group, richText, text } from "../../content/fields/index.ts";
import type { PageKind } from "../../renderer/index.ts";
import { pageFields } from "../page-fields.ts";

/** Fields of a theatre's page. Facts that the provider has are not fields. */
export const venueSchema = v.object({
  venue: text(),
  theatre_name: text(),
  getting_there: richText(),
  ...eveningFields,
  accessibility: group(sourcedFact),
  tagged_city: text(),
  tagged_country: text(),
  ...pageFields,
});

export type VenueFields = v.InferOutput<typeof venueSchema>;

export type VenueKind = PageKind<VenueFields>;
