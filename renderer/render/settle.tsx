import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * Runs the server components of a tree now instead of leaving them to React, so that a component that throws is caught
 * where its slice is drawn: React would fail the whole response. Islands stay as they are, with what they are given
 * settled. A style sheet is kept where `seen` first meets it and dropped elsewhere. Settling twice changes nothing.
 * Throws what a component throws, and for components that wait.
 */
export function settle(node: ReactNode, seen: SeenSheets): ReactNode {
  if (Array.isArray(node)) return createElement(Fragment, null, ...settleChildren(node, seen));
  if (node instanceof Promise) throw new TypeError("A slice may not wait: name what it needs in `needs`.");
  return isValidElement<ElementProps>(node) ? settleElement(node, seen) : node;
}

/** The style sheets of a page, by their id. */
export type SeenSheets = Map<string, ReactElement>;

interface ElementProps {
  readonly children?: ReactNode;
  readonly href?: unknown;
}

function settleElement(element: ReactElement<ElementProps>, seen: SeenSheets): ReactNode {
  const { type, props, key } = element;
  if (type === "style" && typeof props.href === "string") return settleSheet(element, props.href, seen);
  if (typeof type === "function" && !isClientReference(type)) {
    const drawn = settle(run(type, props), seen);
    return key === null ? drawn : <Fragment key={key}>{drawn}</Fragment>;
  }
  return typeof type === "function" ? settleIsland(element, seen) : settleHost(element, seen);
}

function settleSheet(sheet: ReactElement, href: string, seen: SeenSheets): ReactNode {
  const first = seen.get(href) ?? sheet;
  seen.set(href, first);
  return first === sheet ? sheet : null;
}

function settleHost(element: ReactElement<ElementProps>, seen: SeenSheets): ReactNode {
  const { children } = element.props;
  if (children === undefined) return element;
  return cloneElement(element, {}, ...settleChildren(children, seen));
}

function settleIsland(element: ReactElement<ElementProps>, seen: SeenSheets): ReactNode {
  const { children, ...props } = element.props;
  const settled = Object.fromEntries(settleEntries(props, seen));
  return children === undefined
    ? cloneElement(element, settled)
    : cloneElement(element, settled, ...settleChildren(children, seen));
}

/**
 * To be given as arguments and not as a list: what stood in its place without a key is another element now, and React
 * would ask for keys again.
 */
function settleChildren(children: ReactNode, seen: SeenSheets): readonly ReactNode[] {
  const list: readonly ReactNode[] = Array.isArray(children) ? children : [children];
  return list.map((child) => settle(child, seen));
}

function settleEntries(record: object, seen: SeenSheets): [string, unknown][] {
  return Object.entries(record).map(([name, value]) => [name, settleValue(value, seen)]);
}

/** Elements may sit anywhere in an island's props: in lists and in plain objects. */
function settleValue(value: unknown, seen: SeenSheets): unknown {
  if (isValidElement<ElementProps>(value)) return settleElement(value, seen);
  if (Array.isArray(value)) return value.map((item: unknown) => settleValue(item, seen));
  if (value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(settleEntries(value, seen));
  }
  return value;
}

type ComponentType = Exclude<ReactElement["type"], string>;

function run(type: ComponentType, props: ElementProps): ReactNode {
  if (isClass(type)) throw new TypeError("A slice's server components are functions.");
  const drawn = type(props);
  if (drawn instanceof Promise) throw new TypeError("A slice may not wait: name what it needs in `needs`.");
  return drawn;
}

function isClass(type: ComponentType): type is Extract<ComponentType, abstract new (...args: never) => unknown> {
  return Object.hasOwn(type, "prototype") && type.prototype?.isReactComponent !== undefined;
}

/** How the server build marks what runs in the browser. */
function isClientReference(type: object): boolean {
  return "$$typeof" in type;
}
