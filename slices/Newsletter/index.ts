import * as v from "valibot";
import { title } from "../../content/fields/rich-text.ts";
import { text } from "../../content/fields/text.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { Newsletter } from "./Newsletter.tsx";

const schema = v.object({ title: title(), intro: text() });

export type NewsletterFields = v.InferOutput<typeof schema>;

export default defineSlice({
  type: "newsletter",
  variations: ["default"],
  schema,
  Component: Newsletter,
});
