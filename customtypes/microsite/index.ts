import { definePageType } from "../../renderer/define-page-type.tsx";
import { pageMetadata } from "../page-fields.ts";
import { airportTransfer } from "./airport-transfer/index.ts";
import { category } from "./category/index.ts";
import { city } from "./city/index.ts";
import { collection } from "./collection/index.ts";
import { micrositeSchema } from "./fields.ts";
import { hopOnHopOff } from "./hop-on-hop-off/index.ts";
import { micrositePlace } from "./microsite-place.ts";
import { subCategory } from "./sub-category/index.ts";

/** A landing page. Its tags say which kind it is: tried from left to right (specification §2, §4). */
export const microsite = definePageType({
  type: "microsite",
  schema: micrositeSchema,
  place: micrositePlace,
  heading: ({ heading }) => heading,
  metadata: pageMetadata,
  kinds: [city, hopOnHopOff, airportTransfer, subCategory, category, collection],
});
