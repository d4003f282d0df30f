import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from "react";

interface Children {
  readonly children?: ReactNode;
}

/**
 * Returns the content with exactly one heading of level 1: the first one that has a text. Further ones become level 2.
 * Without any, `heading()` precedes the content. Components have to be run before.
 */
export function oneHeading(content: ReactNode, heading: () => ReactNode): ReactNode {
  const state = { found: false };
  const corrected = correct(content, state);
  return state.found ? corrected : createElement(Fragment, null, heading(), corrected);
}

/** Returns the text of the first heading of level 1 in a page; empty without one. */
export function headingText(content: ReactNode): string {
  if (Array.isArray(content)) return firstText(content);
  if (!isValidElement<Children>(content)) return "";
  const { children } = content.props;
  return content.type === "h1" ? joinNodeText(children).trim() : firstText(toChildList(children));
}

function firstText(nodes: readonly ReactNode[]): string {
  for (const node of nodes) {
    const text = headingText(node);
    if (text !== "") return text;
  }
  return "";
}

/** Returns the same node where nothing in it changes. */
function correct(node: ReactNode, state: { found: boolean }): ReactNode {
  if (!isValidElement<Children>(node)) return node;
  const { children } = node.props;
  if (node.type === "h1") {
    if (joinNodeText(children).trim() === "") return null;
    if (state.found) return createElement("h2", { ...node.props, key: node.key });
    state.found = true;
    return node;
  }
  if (typeof children === "string") return node;
  const list = toChildList(children);
  let corrected: ReactNode[] | undefined;
  for (const [index, child] of list.entries()) {
    const correctedChild = correct(child, state);
    if (correctedChild === child) continue;
    corrected ??= [...list];
    corrected[index] = correctedChild;
  }
  return corrected === undefined ? node : cloneElement(node, {}, ...corrected);
}

/** Returns the text of a node, without that of islands. */
function joinNodeText(node: ReactNode): string {
  if (isValidElement<Children>(node)) return joinNodeText(node.props.children);
  if (Array.isArray(node)) return node.map((child: ReactNode) => joinNodeText(child)).join("");
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

function toChildList(children: ReactNode): readonly ReactNode[] {
  return Array.isArray(children) ? children : [children];
}
