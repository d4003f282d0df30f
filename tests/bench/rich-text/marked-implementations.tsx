import { PrismicRichText } from "@prismicio/react";
import * as v from "valibot";
import { richText } from "../../../content/fields/rich-text.ts";
import { RichTextView } from "../../../renderer/rich-text/RichTextView.tsx";
import { page, priceText } from "./bench-page.ts";
import type { Implementation } from "./implementation.ts";
import { markedField } from "./fields.ts";

const schema = richText();

const ours =
  (price: string): Implementation["prepare"] =>
  (size) => {
    const value = v.parse(schema, markedField(size, price));
    return () => <RichTextView value={value} page={page} />;
  };

/**
 * Renderers of overlapping marks; ours comes first, then ours with shortcodes to expand.
 * Others know no shortcodes, so they render the text that shortcodes become.
 */
export const markedImplementations: readonly Implementation[] = [
  { name: "ours", prepare: ours(priceText) },
  { name: "ours, with shortcodes", prepare: ours('[price tgid="50002"]') },
  {
    name: "PrismicRichText",
    prepare: (size) => {
      const raw = markedField(size, priceText);
      return () => <PrismicRichText field={raw} />;
    },
  },
];
