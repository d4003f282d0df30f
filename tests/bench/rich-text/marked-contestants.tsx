import { PrismicRichText } from "@prismicio/react";
import * as v from "valibot";
import { richText } from "../../../content/fields/rich-text.ts";
import { RichTextView } from "../../../renderer/rich-text/RichTextView.tsx";
import { page, priceText } from "./bench-page.ts";
import type { Contestant } from "./contestant.ts";
import { markedField } from "./marked-field.ts";

const schema = richText();

const ours =
  (price: string): Contestant["prepare"] =>
  (size) => {
    const value = v.parse(schema, markedField(size, price));
    return () => <RichTextView value={value} page={page} />;
  };

/**
 * Compares the text that shortcodes expand to: nobody else knows shortcodes, and few render marks that overlap. Ours is
 * the first, then ours with the shortcodes not yet expanded.
 */
export const markedContestants: readonly Contestant[] = [
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
