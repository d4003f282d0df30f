import type { ReactNode } from "react";

/** Returns a single child without its list, which React renders faster: `[a]` → `a`. */
export function unwrapSingle(children: readonly ReactNode[]): ReactNode {
  return children.length === 1 ? children[0] : children;
}
