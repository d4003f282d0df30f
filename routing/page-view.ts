import type { ViewRegistry } from "./view-registry.ts";
import { pickView, type View } from "./view.ts";

/**
 * The view with only the parameters that a page honors: `page=2&sort=price` for a kind that reads `page` → `page=2`. A read of
 * another one goes to `onUndeclared`: the server drops such a parameter from the address.
 */
export function createPageView(
  view: View,
  honored: readonly string[],
  { parameters }: ViewRegistry,
  onUndeclared: (parameter: string) => void,
): View {
  const names = parameters.map(({ name }) => name);
  const undeclared = names.filter((name) => !honored.includes(name));
  const guards = undeclared.map((name) => [name, { enumerable: false, get: () => onUndeclared(name) }] as const);
  const own = names.filter((name) => honored.includes(name));
  return Object.defineProperties(pickView(view, own), Object.fromEntries(guards));
}

/** Whether the kind of a page declares a query parameter. A part that other kinds may have too reads it only then. */
export function readsParameter(view: View, parameter: string): boolean {
  return Object.getOwnPropertyDescriptor(view, parameter)?.enumerable !== false;
}

/** A part of a page read a query parameter that the kind of the page does not declare. */
class UndeclaredView extends Error {
  override readonly name = "UndeclaredView";

  constructor(parameter: string) {
    super(
      `The view's "${parameter}" was read but not declared: name it in "view" of the page kinds that have this part`,
    );
  }
}

/** Throws `UndeclaredView`: the effect of such a read in development and tests. */
export function throwUndeclared(parameter: string): never {
  throw new UndeclaredView(parameter);
}
