import { writeFileSync } from "node:fs";
import { listingFiles } from "./listing-documents/listing-documents.ts";

/** Writes the pages of cities, countries, categories and collections from their plans and the provider's data. */
const data = new URL("../embedded/content-service/data/", import.meta.url);
for (const [path, text] of listingFiles()) writeFileSync(new URL(path, data), text);
