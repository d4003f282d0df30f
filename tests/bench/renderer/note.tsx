import type { RichTextField } from "@prismicio/client";
import * as v from "valibot";
import { richText } from "../../../content/fields/rich-text.ts";
import { text } from "../../../content/fields/text.ts";
import { defineSlice } from "../../../renderer/define/define-slice.tsx";
import { RichTextView } from "../../../renderer/rich-text/RichTextView.tsx";
import { prismicField } from "../rich-text/fields.ts";

/** A slice as the content service sends it: a title and three paragraphs. */
export interface RawNote {
  readonly id: string;
  readonly slice_type: "note";
  readonly slice_label: null;
  readonly variation: "default";
  readonly version: "initial";
  readonly primary: { readonly title: string; readonly body: RichTextField };
  readonly items: never[];
}

const [, first, second, third] = prismicField(10);
// @ts-expect-error a list of blocks is not a tuple with one block at least.
const body: RichTextField = [first, second, third];

/** Returns slices with different titles. */
export function notes(count: number): readonly RawNote[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `note$${index}`,
    slice_type: "note",
    slice_label: null,
    variation: "default",
    version: "initial",
    primary: { title: `Chapter ${index}`, body },
    items: [],
  }));
}

/** The same slice in our registry. */
export const note = defineSlice({
  type: "note",
  variations: ["default"],
  fields: v.object({ title: text(), body: richText() }),
  Component: ({ fields, page }) => (
    <section>
      <h2>{page.text(fields.title)}</h2>
      <RichTextView value={fields.body} page={page} />
    </section>
  ),
});
