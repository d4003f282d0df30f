import { type ComponentType, createElement, type FunctionComponent } from "react";

interface PartProps<Props> {
  readonly as: ComponentType<Props>;
  readonly props: Props;
}

/**
 * A part of a table, rendered with the caller's component. React compares this component instead of the caller's.
 * One written inline is new at each rendering, and React would mount it again.
 */
export function TablePart<Props extends object>({ as, props }: PartProps<Props>) {
  return isServerFunction(as) ? as(props) : createElement(as, props);
}

/** Returns whether a component is a function that runs on the server: no class, and no client reference. */
function isServerFunction<Props>(component: ComponentType<Props>): component is FunctionComponent<Props> {
  return typeof component === "function" && !("$$typeof" in component) && !isClass(component);
}

function isClass(component: object): boolean {
  return "prototype" in component && Object(component.prototype).isReactComponent !== undefined;
}
