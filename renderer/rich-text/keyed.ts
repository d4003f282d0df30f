import { cloneElement, isValidElement, type ReactNode } from "react";

/** The node under this key, unless it has one already. Text needs none. */
export function keyed(node: ReactNode, key: string): ReactNode {
  return isValidElement(node) && node.key === null ? cloneElement(node, { key }) : node;
}
