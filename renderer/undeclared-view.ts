/** A part of a page read a query parameter that the kind of the page does not declare. */
class UndeclaredView extends Error {
  override readonly name = "UndeclaredView";

  constructor(parameter: string) {
    super(
      `The view's "${parameter}" was read but not declared: name it in "view" of the page kinds that have this part`,
    );
  }
}

/** Throws `UndeclaredView`: what a view does in development and tests. */
export function throwUndeclared(parameter: string): never {
  throw new UndeclaredView(parameter);
}
