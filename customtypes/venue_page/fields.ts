import * as v from "valibot";
import { group, richText, text } from "../../content/fields/index.ts";
import type { PageKind } from "../../renderer/index.ts";
import { pageFields } from "../page-fields.ts";

/** A fact, and who says so. */
const sourcedFact = { fact: text(), source: text() };

/** What editors say about a theatre. What the provider knows of it is not theirs to enter. */
export const venueSchema = v.object({
  venue: text(),
  theatre_name: text(),
  getting_there: richText(),
  getting_home: group(sourcedFact),
  accessibility: group(sourcedFact),
  tagged_city: text(),
  tagged_country: text(),
  ...pageFields,
});

export type VenueFields = v.InferOutput<typeof venueSchema>;

export type VenueKind = PageKind<VenueFields>;
