import * as v from "valibot";
import { pageFields } from "../page-fields.ts";

/** What editors say about the page of saved products. */
export const savedSchema = v.object(pageFields);

export type SavedFields = v.InferOutput<typeof savedSchema>;
