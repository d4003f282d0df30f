import * as v from "valibot";
import { definePageKind } from "../../renderer/define-page-kind.tsx";
import { pageMetadata } from "../page-metadata.ts";
import { micrositeFields } from "./fields.ts";

/** A microsite document that is nothing more special: the page of one attraction's collection. */
export const collection = definePageKind({
  kind: "collection",
  type: "microsite",
  schema: v.object(micrositeFields),
  country: ({ tagged_country }) => tagged_country.source,
  metadata: pageMetadata,
  Page: ({ children }) => children,
});
