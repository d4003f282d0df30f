import { cloneElement, isValidElement, type ReactNode } from "react";
import type { RichTextComponents, CustomComponent, CustomPart, TextComponents } from "./components.ts";
import type { RichTextPage } from "./expand-block.ts";

/** Options that all parts of one rich text share. */
export interface RichTextOptions {
  readonly components: RichTextComponents;
  readonly textComponents: TextComponents;
  readonly page: RichTextPage;
}

/**
 * Renders a part with the caller's function; undefined where the default renders it. The function is called, not mounted:
 * one written inline is new at each rendering, and React would mount it again.
 */
export function renderCustom<Node extends { readonly type: string }, Text>(
  component: CustomComponent<Node, Text> | undefined,
  part: () => CustomPart<NoInfer<Node>, NoInfer<Text>>,
): ReactNode {
  if (component === undefined) return undefined;
  const { node, text, children, key } = part();
  return withKey(component({ type: node.type, node, text, children, key }), key);
}

/** Returns the node under this key, unless it has a key. Text needs no key. */
export function withKey(node: ReactNode, key: string): ReactNode {
  return isValidElement(node) && node.key === null ? cloneElement(node, { key }) : node;
}

/** Returns a single child without its list, which React renders faster: `[a]` → `a`. */
export function unwrapSingle(children: readonly ReactNode[]): ReactNode {
  return children.length === 1 ? children[0] : children;
}
