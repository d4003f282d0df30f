import { definePageType } from "../../renderer/define-page-type.tsx";
import { searchPath } from "../../routing/search-address.ts";
import { searchSchema } from "./fields.ts";
import { results } from "./results/index.ts";
import { searchMetadata } from "./results/search-metadata.ts";

/** The page of a search, on every host. It needs no document; one adds its slices below the results. */
export const searchPage = definePageType({
  type: "search_page",
  schema: searchSchema,
  metadata: searchMetadata,
  fromAddress: (path) => (path.join("/") === searchPath.join("/") ? {} : undefined),
  paths: [searchPath],
  kinds: [results],
});
