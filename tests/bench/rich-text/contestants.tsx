import { PortableText } from "@portabletext/react";
import { PrismicRichText } from "@prismicio/react";
import * as v from "valibot";
import { richText } from "../../../content/fields/rich-text.ts";
import { RichTextView } from "../../../renderer/rich-text/RichTextView.tsx";
import { page } from "./bench-page.ts";
import type { Contestant } from "./contestant.ts";
import { prismicField } from "./field.ts";
import { HandWritten } from "./HandWritten.tsx";
import { portableText } from "./portable-text.ts";

const field = richText();

/** Ours is the first: the others are measured by it. */
export const contestants: readonly Contestant[] = [
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
