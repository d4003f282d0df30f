import { type ComponentType, createElement, type FunctionComponent } from "react";

interface PartProps<Props> {
  readonly as: ComponentType<Props>;
  readonly props: Props;
}

/**
 * A part of a table drawn with the caller's component. React goes by this component's identity and not by the caller's:
 * one written inline is another at each drawing, and would be mounted anew.
 */
export function TablePart<Props extends object>({ as, props }: PartProps<Props>) {
  return isServerFunction(as) ? as(props) : createElement(as, props);
}

/** Neither a class nor one that runs in the browser only. */
function isServerFunction<Props>(component: ComponentType<Props>): component is FunctionComponent<Props> {
  return typeof component === "function" && !("$$typeof" in component) && !isClass(component);
}

function isClass(component: object): boolean {
  return "prototype" in component && Object(component.prototype).isReactComponent !== undefined;
}
