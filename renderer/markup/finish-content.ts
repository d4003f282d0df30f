import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { islandProps } from "../render/element-props.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { elementMarkup, type HostProps, isPlainElement } from "./open-tag.ts";

/** Content with its markup. The markup is undefined where React has to render something in it. */
interface Finished {
  readonly markup: string | undefined;
  readonly nodes: () => readonly ReactNode[];
}

type Hoisted = ReactElement[];

const nothing: Finished = { markup: "", nodes: () => [] };

/**
 * Turns what is static into markup, so that React passes on one text instead of thousands of elements. Islands, what
 * surrounds them, and elements with rules of their own stay elements; React renders them as before. What it would hoist
 * to the head precedes the content. Takes what `runComponents` returned.
 */
export function finishContent(content: ReactNode): ReactNode {
  const hoisted: Hoisted = [];
  const { nodes } = finish(content, hoisted);
  return createElement(Fragment, null, ...hoisted, ...nodes());
}

function finish(node: ReactNode, hoisted: Hoisted): Finished {
  if (isValidElement<HostProps>(node)) return finishElement(node, hoisted);
  if (Array.isArray(node)) return finishAll(node, hoisted);
  if (node === null || node === undefined || typeof node === "boolean" || node === "") return nothing;
  const text = typeof node === "string" || typeof node === "number" ? escapeMarkup(`${node}`) : undefined;
  return { markup: text, nodes: () => [node] };
}

function finishAll(list: readonly ReactNode[], hoisted: Hoisted): Finished {
  const finished = list.map((node) => finish(node, hoisted));
  return { markup: joined(finished), nodes: () => finished.flatMap(({ nodes }) => nodes()) };
}

function joined(list: readonly Finished[]): string | undefined {
  let markup = "";
  for (const part of list) {
    if (part.markup === undefined) return undefined;
    markup += part.markup;
  }
  return markup;
}

function finishElement(element: ReactElement<HostProps>, hoisted: Hoisted): Finished {
  const { type, props } = element;
  if (isHoisted(type, props)) {
    hoisted.push(createElement(type, { ...props, key: element.key ?? String(props["href"]) }));
    return nothing;
  }
  if (type === Fragment) return finish(childrenOf(props), hoisted);
  if (typeof type !== "string") return finishIsland(element, hoisted);
  const inner = innerOf(props) ?? finish(childrenOf(props), hoisted);
  const markup =
    inner.markup !== undefined && isPlainElement(type) ? elementMarkup(type, props, inner.markup) : undefined;
  return { markup, nodes: () => [elementWith(element, inner)] };
}

/** Returns an element with finished content. */
function elementWith(element: ReactElement<HostProps>, { markup, nodes }: Finished): ReactNode {
  const { children, ...props } = element.props;
  // An element without elements in it costs React no more than its markup would.
  if (children === undefined || typeof children === "string") return element;
  if (markup === undefined || markup === "") return cloneElement(element, {}, ...nodes());
  const keyed = element.key === null ? props : { ...props, key: element.key };
  return createElement(element.type, { ...keyed, dangerouslySetInnerHTML: { __html: markup } });
}

/** React's own elements and islands: the elements in their props are finished too. */
function finishIsland(element: ReactElement<HostProps>, hoisted: Hoisted): Finished {
  const { children, ...props } = element.props;
  const finished = (child: ReactNode) => createElement(Fragment, null, ...finish(child, hoisted).nodes());
  const own = typeof element.type === "symbol" ? props : islandProps(props, finished);
  const inside = children === undefined ? [] : finish(childrenOf(element.props), hoisted).nodes();
  return { markup: undefined, nodes: () => [cloneElement(element, own, ...inside)] };
}

/** Style sheets and preloads, which React puts into the head wherever they are. */
function isHoisted(type: unknown, props: HostProps): boolean {
  return (type === "style" && typeof props["href"] === "string") || (type === "link" && props["rel"] === "preload");
}

function innerOf({ dangerouslySetInnerHTML: inner }: HostProps): Finished | undefined {
  const html = typeof inner === "object" && inner !== null && "__html" in inner ? inner.__html : undefined;
  return typeof html === "string" ? { markup: html, nodes: () => [] } : undefined;
}

function childrenOf({ children }: HostProps): ReactNode {
  return isNode(children) ? children : null;
}

/** Whether a prop can be rendered. What can't was rejected when the components ran. */
function isNode(value: unknown): value is ReactNode {
  return typeof value !== "function" && typeof value !== "symbol";
}
