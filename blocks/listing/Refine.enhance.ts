import { findChangedControl, isChoice, isInSheet } from "./form-controls.ts";
import { closePanels } from "./facet-panels.ts";
import { formAddress } from "./form-address.ts";
import { createShownView, type ShownView } from "./shown-view.ts";

export interface RefineProps {
  /** The `data-listing` of the element that is exchanged. */
  readonly listing: string;
}

/**
 * Shows in place of a listing what its links and its form lead to. The address changes, the focus stays, and the number of
 * results is announced.
 */
export function enhance(root: HTMLElement, { listing }: RefineProps): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const view = createShownView(root, listing, signal);
  root.addEventListener("click", (event) => onClick(event, view), { signal });
  root.addEventListener("submit", (event) => onSubmit(event, view), { signal });
  root.addEventListener("change", ({ target }) => onChange(target, view), { signal });
  addEventListener("popstate", view.followHistory, { signal });
  closePanels(root, isInSheet, signal);
  // Applies a choice that was made before this code was there.
  const chosen = findChangedControl(root);
  if (chosen?.form != null) view.show(formAddress(chosen.form), chosen);
  return () => ending.abort();
}

function onClick(event: MouseEvent, view: ShownView): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-refine]") : null;
  if (link === null) return;
  event.preventDefault();
  view.show(link.href, link);
}

function onSubmit(event: SubmitEvent, view: ShownView): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  view.show(formAddress(event.target), event.target);
}

/** A sheet waits until it is applied. */
function onChange(control: EventTarget | null, view: ShownView): void {
  if (!isChoice(control) || isInSheet(control)) return;
  if (control.form !== null) view.show(formAddress(control.form), control);
}
