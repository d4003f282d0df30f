import type { ReactNode } from "react";
import { islandRecipe } from "./element-props.ts";

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
    throw new TypeError(
      `A slice's components are functions: classes, contexts and lazy components belong in an island, see ${islandRecipe}.`,
    );
  }
  return true;
}

/** Runs a component. Throws what it throws; of one that calls a hook, it says where hooks belong. */
export function runComponent(type: FunctionComponent | ForwardRef, props: object): ReactNode {
  try {
    return typeof type === "function" ? type(props) : type.render(props, null);
  } catch (error) {
    const hook = error instanceof Error ? hookPattern.exec(error.message)?.[0] : undefined;
    if (hook === undefined) throw error;
    throw new TypeError(`A slice's components run on the server, where ${hook} has no effect: ${inIsland}`, {
      cause: error,
    });
  }
}

/** `Cannot read properties of null (reading 'useState')`, `useState is not a function`. */
const hookPattern = /(?<=reading ')use\w*(?=')|\buse\w*(?= is not a function)|(?<=\.)use\w*(?=\) is not a function)/;

const inIsland = `put it in an island, see ${islandRecipe}.`;

function isForwardRef(type: unknown): type is ForwardRef {
  return isMarked(type, "react.forward_ref") && "render" in type && typeof type.render === "function";
}

function isMarked(type: unknown, mark: string): type is { readonly $$typeof: symbol } {
  return typeof type === "object" && type !== null && "$$typeof" in type && type.$$typeof === Symbol.for(mark);
}
