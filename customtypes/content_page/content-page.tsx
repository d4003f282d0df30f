import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { definePageKind } from "../../renderer/define-page-kind.tsx";
import { pageFields } from "../page-fields.ts";
import { pageMetadata } from "../page-metadata.ts";
import { ContentPage } from "./ContentPage.tsx";

/** Privacy policy, terms, credits: a heading and text. */
export const contentPage = definePageKind({
  kind: "content",
  type: "content_page",
  schema: v.object({ heading: title(), ...pageFields }),
  metadata: pageMetadata,
  Page: ContentPage,
});
