import * as v from "valibot";
import { definePageKind } from "../../renderer/define-page-kind.tsx";
import { pageMetadata } from "../page-metadata.ts";
import { micrositeFields } from "./fields.ts";
import { tag } from "./tag.ts";

/** A microsite document that is a city's page: the special case of specification §4. Its currency is the city's. */
export const city = definePageKind({
  kind: "city",
  type: "microsite",
  matches: (document) => tag(document, "tagged_page_type") === "city",
  schema: v.object(micrositeFields),
  country: ({ tagged_country }) => tagged_country.source,
  metadata: pageMetadata,
  Page: ({ children }) => children,
});
