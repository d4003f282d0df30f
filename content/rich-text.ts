import type { SourceText } from "../shortcodes/engine/source-text.ts";
import type { Image } from "./image.ts";
import type { Link } from "./link.ts";

/** Rich text as the editor wrote it, block by block. Lists are flat: their items stand one after the other. */
export type RichText = readonly Block[];

export type Block = TextBlock | ImageBlock | EmbedBlock;

export const textBlockKinds = [
  "heading1",
  "heading2",
  "heading3",
  "heading4",
  "heading5",
  "heading6",
  "paragraph",
  "preformatted",
  "list-item",
  "o-list-item",
] as const;

export type TextBlockKind = (typeof textBlockKinds)[number];

export interface TextBlock {
  readonly kind: TextBlockKind;
  readonly text: SourceText;
  readonly spans: readonly Span[];
  /** As the editor set it; undefined leaves it to the page. */
  readonly direction: "ltr" | "rtl" | undefined;
}

export interface ImageBlock {
  readonly kind: "image";
  readonly image: Image;
  readonly link: Link | undefined;
}

/** Something of another site. We link to it and never show its HTML. */
export interface EmbedBlock {
  readonly kind: "embed";
  /** http or https. */
  readonly url: string;
  /** Empty when the other site gave none. */
  readonly title: string;
}

export type Span = PlainSpan | HyperlinkSpan | LabelSpan;

/** A stretch of a block's source text, in UTF-16 units: from `start` up to, not including, `end`. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** `unknown` is any kind we don't draw: its text stays. */
interface PlainSpan extends Stretch {
  readonly kind: "strong" | "em" | "unknown";
}

interface HyperlinkSpan extends Stretch {
  readonly kind: "hyperlink";
  /** Undefined when it leads nowhere: its text stays. */
  readonly link: Link | undefined;
}

interface LabelSpan extends Stretch {
  readonly kind: "label";
  readonly label: string;
}
