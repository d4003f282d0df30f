/** Focuses an element once it is there: for the first field of a view, as a `ref`. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus();
}
