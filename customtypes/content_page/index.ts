import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { definePageType } from "../../renderer/define-page-type.tsx";
import { pageFields, pageMetadata } from "../page-fields.ts";
import { content } from "./content/index.ts";

export const contentPage = definePageType({
  type: "content_page",
  schema: v.object({ heading: title(), ...pageFields }),
  heading: ({ heading }) => heading,
  metadata: pageMetadata,
  kinds: [content],
});
