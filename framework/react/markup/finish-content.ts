import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { islandProps } from "../element-props.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { elementMarkup, type HostProps, isPlainElement } from "./open-tag.ts";

/** Content with its markup. The markup is undefined where React has to render something in it. */
interface Finished {
  readonly markup: string | undefined;
  readonly nodes: () => readonly ReactNode[];
}

/** Receives what React would hoist. */
interface Target {
  readonly hoisted: ReactElement[];
}

const nothing: Finished = { markup: "", nodes: () => [] };

/**
 * Turns what is static into markup, so that React passes on one text instead of thousands of elements. Islands, what
 * surrounds them, and elements with their own rules stay elements; React renders them as before. Elements that it would
 * hoist to the head precede the content. Takes what `runComponents` returned.
 */
export function finishContent(content: ReactNode): ReactNode {
  const target: Target = { hoisted: [] };
  const elements = finish(content, target).nodes();
  return createElement(Fragment, null, ...target.hoisted, ...elements);
}

/** Returns the markup of static content. Throws for what only React can render. Takes what `runComponents` returned. */
export function toMarkup(content: ReactNode): string {
  const { markup } = finish(content, { hoisted: [] });
  if (markup === undefined) throw new TypeError("Only React can render this content.");
  return markup;
}

function finish(node: ReactNode, target: Target): Finished {
  if (isValidElement<HostProps>(node)) return finishElement(node, target);
  if (Array.isArray(node)) return finishAll(node, target);
  if (node === null || node === undefined || typeof node === "boolean" || node === "") return nothing;
  const text = typeof node === "string" || typeof node === "number" ? escapeMarkup(`${node}`) : undefined;
  return { markup: text, nodes: () => [node] };
}

function finishAll(list: readonly ReactNode[], target: Target): Finished {
  const finished = list.map((node) => finish(node, target));
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

function finishElement(element: ReactElement<HostProps>, target: Target): Finished {
  const { type, props } = element;
  if (isHoisted(type, props)) {
    target.hoisted.push(hoistedElement(element));
    return nothing;
  }
  if (type === Fragment) return finish(getChildren(props), target);
  if (typeof type !== "string") return finishIsland(element, target);
  const inner = findInnerHtml(props) ?? finish(getChildren(props), target);
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
function finishIsland(element: ReactElement<HostProps>, target: Target): Finished {
  const { children, ...props } = element.props;
  const finished = (child: ReactNode) => createElement(Fragment, null, ...finish(child, target).nodes());
  const own = typeof element.type === "symbol" ? props : islandProps(props, finished);
  const inside = children === undefined ? [] : finish(getChildren(element.props), target).nodes();
  return { markup: undefined, nodes: () => [cloneElement(element, own, ...inside)] };
}

/** Style sheets and preloads, which React puts into the head wherever they are. */
function isHoisted(type: unknown, props: HostProps): boolean {
  return (type === "style" && typeof props["href"] === "string") || (type === "link" && props["rel"] === "preload");
}

function hoistedElement({ type, key, props }: ReactElement<HostProps>): ReactElement {
  return createElement(type, { ...props, key: key ?? String(props["href"]) });
}

function findInnerHtml({ dangerouslySetInnerHTML: inner }: HostProps): Finished | undefined {
  const html = typeof inner === "object" && inner !== null && "__html" in inner ? inner.__html : undefined;
  return typeof html === "string" ? { markup: html, nodes: () => [] } : undefined;
}

function getChildren({ children }: HostProps): ReactNode {
  return isNode(children) ? children : null;
}

/** Whether a prop can be rendered. Other props were rejected when the components ran. */
function isNode(value: unknown): value is ReactNode {
  return typeof value !== "function" && typeof value !== "symbol";
}
