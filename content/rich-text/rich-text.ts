import type { SourceText } from "../source-text.ts";
import type { Hyperlink } from "./hyperlink.ts";
import type { Image } from "../fields/image.ts";

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

type TextBlockKind = (typeof textBlockKinds)[number];

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
  /** Id of the picture in the content service's library. */
  readonly id: string;
  readonly copyright: string | undefined;
  readonly link: Hyperlink | undefined;
}

/** Something of another site, as that site's oEmbed response describes it. Its HTML is omitted: it never shows. */
export interface EmbedBlock {
  readonly kind: "embed";
  /** http or https. */
  readonly url: string;
  /** Empty when the other site names none; so is `provider`. */
  readonly title: string;
  readonly provider: string;
  readonly type: "photo" | "video" | "link" | "rich";
  /** As the other site would show it, px; 0 when it says nothing. */
  readonly width: number;
  readonly height: number;
}

export type Span = PlainSpan | HyperlinkSpan | LabelSpan;

/** A range of a block's source text, in UTF-16 units: from `start` up to, not including, `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** `unknown` is any kind that is not rendered: its text stays. */
interface PlainSpan extends TextRange {
  readonly kind: "strong" | "em" | "unknown";
}

interface HyperlinkSpan extends TextRange {
  readonly kind: "hyperlink";
  /** Undefined when it leads nowhere: its text stays. */
  readonly link: Hyperlink | undefined;
}

interface LabelSpan extends TextRange {
  readonly kind: "label";
  readonly label: string;
}
