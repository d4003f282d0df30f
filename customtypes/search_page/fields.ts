import * as v from "valibot";
import { pageFields } from "../page-fields.ts";

/** What editors say about the search page. */
export const searchSchema = v.object(pageFields);

export type SearchFields = v.InferOutput<typeof searchSchema>;
