import type { ReactNode } from "react";
import type { TextBlockKind } from "../../content/rich-text.ts";
import type { AllRichTextComponents, RichTextPage, TextComponentName } from "./components.ts";
import { drawInline } from "./draw-inline.tsx";
import type { ExpandedBlock, ExpandedText } from "./expand-block.ts";
import type { List } from "./group-lists.ts";
import { inOrder } from "./in-order.ts";

/** One block, or one list of them. */
export function drawBlock(
  block: ExpandedBlock | List,
  components: AllRichTextComponents,
  page: RichTextPage,
): ReactNode {
  switch (block.kind) {
    case "list":
      return components.list({ node: block, children: drawItems(block.items, components, page), page });
    case "o-list":
      return components.oList({ node: block, children: drawItems(block.items, components, page), page });
    case "image":
      return components.image({ node: block, children: null, page });
    case "embed":
      return components.embed({ node: block, children: null, page });
    default:
      return drawText(block, components, page);
  }
}

function drawItems(items: readonly ExpandedText[], components: AllRichTextComponents, page: RichTextPage): ReactNode {
  return inOrder(items.map((item) => drawText(item, components, page)));
}

function drawText(block: ExpandedText, components: AllRichTextComponents, page: RichTextPage): ReactNode {
  const draw = components[componentName(block.kind)];
  return draw({ node: block, children: drawInline(block, components, page), page });
}

function componentName(kind: TextBlockKind): TextComponentName {
  if (kind === "list-item") return "listItem";
  return kind === "o-list-item" ? "oListItem" : kind;
}
