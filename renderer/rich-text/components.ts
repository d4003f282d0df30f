import type { ReactNode } from "react";
import type { EmbedBlock, ImageBlock } from "../../content/rich-text.ts";
import type { PageContext } from "../page-context.ts";
import type { ExpandedText } from "./expand-block.ts";
import type { List } from "./group-lists.ts";
import type { EmphasisNode, HyperlinkNode, LabelNode } from "./nest-segments.ts";

/** What rich text asks of its page. */
export type RichTextPage = Pick<PageContext, "pieces" | "href">;

/** What each part of rich text is drawn from. The names are those of `@prismicio/react`'s `RichTextComponents`. */
interface Nodes extends Record<TextComponentName, ExpandedText> {
  readonly list: List;
  readonly oList: List;
  readonly image: ImageBlock;
  readonly embed: EmbedBlock;
  readonly hyperlink: HyperlinkNode;
  readonly label: LabelNode;
  readonly strong: EmphasisNode;
  readonly em: EmphasisNode;
}

export type TextComponentName =
  | `heading${1 | 2 | 3 | 4 | 5 | 6}`
  | "paragraph"
  | "preformatted"
  | "listItem"
  | "oListItem";

/** Draws one part. Called as a function, so that an inline arrow never makes React mount the part again. */
type Draw<Node> = (props: {
  readonly node: Node;
  readonly children: ReactNode;
  readonly page: RichTextPage;
}) => ReactNode;

/** How each part of rich text is drawn. */
export type AllRichTextComponents = { readonly [Name in keyof Nodes]: Draw<Nodes[Name]> };

/** What a caller draws its own way. */
export type RichTextComponents = Partial<AllRichTextComponents>;
