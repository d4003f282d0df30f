import type { View } from "../routing/view.ts";

/** Whether the kind of a page declares a query parameter. A part that other kinds may have too reads it only then. */
export function readsParameter(view: View, parameter: string): boolean {
  return Object.getOwnPropertyDescriptor(view, parameter)?.enumerable !== false;
}
