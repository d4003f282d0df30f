import type { ReactNode } from "react";

type FunctionComponent = (props: object, ref?: unknown) => ReactNode;

/** Result of `forwardRef`. */
interface ForwardRef {
  readonly $$typeof: symbol;
  readonly render: FunctionComponent;
}

/** The component that `memo` wraps, however often; anything else as it is. */
export function unwrapMemo(type: unknown): unknown {
  return isMarked(type, "react.memo") && "type" in type ? unwrapMemo(type.type) : type;
}

/** Whether this is a component that runs in the browser, by the mark that the server build puts on it. */
export function isIsland(type: unknown): boolean {
  return typeof type === "function" && "$$typeof" in type;
}

/** Whether this is a component to run. Host elements and React's own elements are none. Throws for what can't run here. */
export function isComponent(type: unknown): type is FunctionComponent | ForwardRef {
  if (typeof type === "string" || typeof type === "symbol") return false;
  if (isForwardRef(type)) return true;
  if (typeof type !== "function" || type.prototype?.isReactComponent !== undefined) {
    throw new TypeError("A slice's server components are functions: no classes, contexts or lazy components.");
  }
  return true;
}

/** Runs a component. Throws what it throws, and for one that waits. */
export function runComponent(type: FunctionComponent | ForwardRef, props: object): ReactNode {
  return typeof type === "function" ? type(props) : type.render(props, null);
}

function isForwardRef(type: unknown): type is ForwardRef {
  return isMarked(type, "react.forward_ref") && "render" in type && typeof type.render === "function";
}

function isMarked(type: unknown, mark: string): type is { readonly $$typeof: symbol } {
  return typeof type === "object" && type !== null && "$$typeof" in type && type.$$typeof === Symbol.for(mark);
}
