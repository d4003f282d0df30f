import type { ReactNode } from "react";

/** The one child without the list around it, which React draws faster; the list where there are several. */
export function soleOf(children: readonly ReactNode[]): ReactNode {
  return children.length === 1 ? children[0] : children;
}
