import type { ReactNode } from "react";
import type { AllRichTextComponents, RichTextPage } from "./components.ts";
import { cutSegments } from "./cut-segments.ts";
import { inOrder } from "./in-order.ts";
import { type InlineNode, nestSegments } from "./nest-segments.ts";
import type { SpannedText } from "./shift-spans.ts";

/** The text of a block with its spans as elements; a line break of the editor's is one. */
export function drawInline(text: SpannedText, components: AllRichTextComponents, page: RichTextPage): ReactNode {
  return drawNodes(nestSegments(cutSegments(text)), components, page);
}

function drawNodes(nodes: readonly InlineNode[], components: AllRichTextComponents, page: RichTextPage): ReactNode {
  return inOrder(nodes.map((node) => drawNode(node, components, page)));
}

function drawNode(node: InlineNode, components: AllRichTextComponents, page: RichTextPage): ReactNode {
  if (typeof node === "string") return drawLines(node);
  const children = drawNodes(node.children, components, page);
  if (node.kind === "hyperlink") return components.hyperlink({ node, children, page });
  if (node.kind === "label") return components.label({ node, children, page });
  return components[node.kind]({ node, children, page });
}

const lineBreak = <br />;

function drawLines(text: string): ReactNode {
  const [first, ...others] = text.split(/\r?\n/);
  return others.length === 0 ? first : inOrder([first, ...others.flatMap((line) => [lineBreak, line])]);
}
