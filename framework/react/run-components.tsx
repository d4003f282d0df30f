import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { bridge } from "../next/bridge.ts";
import { isComponent, isIsland, runComponent, unwrapMemo } from "./component-output.ts";
import { checkHostProps, islandProps } from "./element-props.ts";

/** The style sheets of a page, by their id. */
export type SeenSheets = Map<string, ReactElement>;

interface ElementProps {
  readonly [name: string]: unknown;
  readonly children?: ReactNode;
  readonly href?: unknown;
}

/** Results of `runComponents`. A slice's content is run again with its page, which then costs nothing. */
const results = new WeakSet<ReactElement>();

/**
 * Runs the server components of a tree now instead of leaving them to React. A component that throws is caught where
 * its slice renders: React would fail the whole response. Values that React would reject later are rejected here:
 * promises, objects and functions as children, functions in props. Islands stay elements; the elements in their props
 * are run. A style sheet stays where `seen` first has it and is omitted elsewhere. Running a result again changes
 * nothing.
 * Throws the errors of components.
 */
export function runComponents(node: ReactNode, seen: SeenSheets): ReactNode {
  const result = run(node, seen);
  if (isValidElement(result)) results.add(result);
  return result;
}

function run(node: ReactNode, seen: SeenSheets): ReactNode {
  if (isValidElement<ElementProps>(node)) return runElement(node, seen);
  if (typeof node === "object" && node !== null) {
    return createElement(Fragment, null, ...runChildren(listNodeChildren(node), seen));
  }
  if (typeof node === "function" || typeof node === "symbol") throw new TypeError(`A ${typeof node} is no content.`);
  return node;
}

function listNodeChildren(node: object): readonly ReactNode[] {
  if ("then" in node)
    throw new TypeError("A slice may not wait: name what it needs in `needs`, as docs/recipes/slice.md says.");
  if (!isIterable(node)) throw new TypeError("An object is no content: render its texts.");
  return [...node];
}

function isIterable(value: object): value is Iterable<ReactNode> {
  return Symbol.iterator in value;
}

function runElement(element: ReactElement<ElementProps>, seen: SeenSheets): ReactNode {
  if (results.has(element)) return element;
  const { props, key } = element;
  const type = unwrapMemo(element.type);
  if (type === "style" && typeof props.href === "string") return runSheet(element, props.href, seen);
  try {
    if (isIsland(type) || !isComponent(type)) return runHost(element, seen);
    const output = run(runComponent(type, props), seen);
    return key === null ? output : <Fragment key={key}>{output}</Fragment>;
  } catch (error) {
    if (bridge().process?.leavesToReact === true) return runIsland(element, seen);
    throw error;
  }
}

function runSheet(sheet: ReactElement, href: string, seen: SeenSheets): ReactNode {
  const first = seen.get(href) ?? sheet;
  seen.set(href, first);
  return first === sheet ? sheet : null;
}

/** Runs what is inside a host element, an island, or one of React's own elements such as `Suspense`. */
function runHost(element: ReactElement<ElementProps>, seen: SeenSheets): ReactNode {
  return typeof element.type === "string" ? runPlain(element.type, element, seen) : runIsland(element, seen);
}

/** Returns the same element where nothing in it changes. */
function runPlain(type: string, element: ReactElement<ElementProps>, seen: SeenSheets): ReactElement {
  const { children } = element.props;
  checkHostProps(type, element.props);
  if (children === undefined || typeof children === "string") return element;
  const list = toChildList(children);
  const ran = list.map((child) => run(child, seen));
  return ran.every((child, index) => child === list[index]) ? element : cloneElement(element, {}, ...ran);
}

function runIsland(element: ReactElement<ElementProps>, seen: SeenSheets): ReactElement {
  const { children, ...props } = element.props;
  const checked = islandProps(props, (child) => run(child, seen));
  return children === undefined
    ? cloneElement(element, checked)
    : cloneElement(element, checked, ...runChildren(children, seen));
}

/** Returns children to be spread as arguments: in a list, React would require keys that running has removed. */
function runChildren(children: ReactNode, seen: SeenSheets): readonly ReactNode[] {
  return toChildList(children).map((child) => run(child, seen));
}

function toChildList(children: ReactNode): readonly ReactNode[] {
  return Array.isArray(children) ? children : [children];
}
