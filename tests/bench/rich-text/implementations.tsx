import { PortableText } from "@portabletext/react";
import { PrismicRichText } from "@prismicio/react";
import * as v from "valibot";
import { richText } from "../../../content/fields/rich-text.ts";
import { RichTextView } from "../../../renderer/rich-text/RichTextView.tsx";
import { page } from "./bench-page.ts";
import type { Implementation } from "./implementation.ts";
import { prismicField } from "./fields.ts";
import { HandWritten } from "./HandWritten.tsx";
import { portableText } from "./portable-text.ts";

const field = richText();

/** Renderers of the same blocks; ours is the first, and the reference of all ratios. */
export const implementations: readonly Implementation[] = [
  {
    name: "ours",
    prepare: (size) => {
      const value = v.parse(field, prismicField(size));
      return () => <RichTextView value={value} page={page} />;
    },
  },
  {
    name: "ours, with parsing",
    prepare: (size) => {
      const raw = prismicField(size);
      return () => <RichTextView value={v.parse(field, raw)} page={page} />;
    },
  },
  {
    name: "PrismicRichText",
    prepare: (size) => {
      const raw = prismicField(size);
      return () => <PrismicRichText field={raw} />;
    },
  },
  {
    name: "@portabletext/react",
    prepare: (size) => {
      const value = portableText(size);
      return () => <PortableText value={value} />;
    },
  },
  {
    name: "hand-written",
    prepare: (size) => {
      const raw = prismicField(size);
      return () => <HandWritten field={raw} />;
    },
  },
];
