import { cloneElement, createElement, isValidElement, type ReactNode } from "react";

interface GuardProps {
  readonly island: string;
  readonly type: FunctionComponent;
  readonly props: object;
  /** Rendered in place of what throws. */
  readonly fallback: ReactNode;
}

type FunctionComponent = (props: object) => ReactNode;

/**
 * Renders a tree of client components on the server, where no boundary of React's catches what they throw. One of them
 * would end its page. Each that throws is logged and replaced by the fallback, those within by nothing.
 */
export function guardRender(island: string, node: ReactNode, fallback: ReactNode = null): ReactNode {
  if (Array.isArray(node)) return node.map((child: ReactNode) => guardRender(island, child));
  if (!isValidElement<{ readonly children?: ReactNode }>(node) || node.type === "x-slot") return node;
  const { type, key, props } = node;
  if (isFunctionComponent(type)) return createElement(Guard, { key, island, type, props, fallback });
  const { children } = props;
  if (children === undefined) return node;
  const list: readonly ReactNode[] = Array.isArray(children) ? children : [children];
  return cloneElement(node, {}, ...list.map((child) => guardRender(island, child)));
}

/** Calls a component in its own place, so that its hooks and contexts are as React has them. */
function Guard({ island, type, props, fallback }: GuardProps): ReactNode {
  try {
    return guardRender(island, type(props));
  } catch (error) {
    if (!isFailure(error)) throw error;
    const message = `The island ${island} failed on the server and was omitted: ${error.message.replace(/\.$/, "")}.`;
    console.error(new Error(`${message} See docs/recipes/island.md.`, { cause: error }));
    return fallback;
  }
}

/** React and Next throw their signals too: a component that waits, and one that only the browser renders. */
function isFailure(error: unknown): error is Error {
  return error instanceof Error && !("digest" in error) && !error.message.startsWith("Suspense Exception");
}

function isFunctionComponent(type: unknown): type is FunctionComponent {
  return typeof type === "function" && type.prototype?.isReactComponent === undefined;
}
