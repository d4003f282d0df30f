import { createElement, Fragment, type ReactNode } from "react";

/** Children told apart by their position, as if written out in JSX: content has no ids, and its order is what it is. */
export function inOrder(children: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...children);
}
