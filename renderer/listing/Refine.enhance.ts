import { changedControl, isChoice, isInSheet } from "./form-controls.ts";
import { closePanels, keepOpen } from "./facet-panels.ts";
import { focusAfter } from "./focus-after.ts";
import { followView } from "./reading-links.ts";
import { formAddress, type Listed, readListing } from "./read-listing.ts";

export interface RefineProps {
  /** The `data-listing` of the element that is exchanged. */
  readonly listing: string;
}

/**
 * Shows in place of a listing what its links and its form lead to. The address changes, the focus stays, and the number of
 * results is announced. Whatever fails is left to the browser, which loads the page.
 */
export function enhance(root: HTMLElement, { listing }: RefineProps): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let loading = new AbortController();
  /** The query of the listing that is shown. */
  let { search } = location;
  const status = root.ownerDocument.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  root.append(status);

  const show = async (address: string, control: Element | null, isNew: boolean) => {
    loading.abort();
    const own = new AbortController();
    loading = own;
    const current = currentIn(root);
    current?.setAttribute("aria-busy", "true");
    try {
      const next = await readListing(address, listing, AbortSignal.any([signal, own.signal]));
      if (isNew) history.pushState(null, "", address);
      search = location.search;
      if (isChoice(control)) keepOpen(current, next.element);
      exchange(root, current, next);
      status.textContent = next.element.querySelector("[data-count]")?.textContent ?? "";
      focusAfter(control, current, next.element);
    } catch {
      // A newer choice replaced this one.
      if (!signal.aborted && !own.signal.aborted) loadPage(address);
    }
  };

  root.addEventListener("click", onClick, { signal });
  root.addEventListener("submit", onSubmit, { signal });
  root.addEventListener("change", onChange, { signal });
  addEventListener("popstate", onHistory, { signal });
  closePanels(root, isInSheet, signal);

  // What was chosen before this code was there.
  const chosen = changedControl(root);
  if (chosen?.form != null) void show(formAddress(chosen.form), chosen, true);

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-refine]") : null;
    if (link === null) return;
    event.preventDefault();
    void show(link.href, link, true);
  }

  function onSubmit(event: SubmitEvent) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void show(formAddress(event.target), event.target, true);
  }

  /** A sheet and a range of days wait until they are applied. */
  function onChange({ target }: Event) {
    if (!isChoice(target) || target.type === "date" || isInSheet(target)) return;
    if (target.form !== null) void show(formAddress(target.form), target, true);
  }

  /** A step to another place of the same page changes no listing. */
  function onHistory() {
    if (location.search !== search) void show(location.href, null, false);
  }

  return () => ending.abort();
}

/** Lets the browser load another view of this page. An address that differs in its fragment alone would load nothing. */
function loadPage(address: string): void {
  if (new URL(address, location.href).search === location.search) location.reload();
  else location.assign(address);
}

/** Returns the listing that is shown. */
function currentIn(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>(":scope > [data-listing]:not([hidden])");
}

/** Hides the server's listing, which stays without ids, or removes one that replaced it. */
function exchange(root: HTMLElement, current: HTMLElement | null, { element, title, styles, page }: Listed): void {
  document.head.append(...styles);
  document.title = title;
  followView(page);
  if (current?.dataset["replacement"] === "") current.remove();
  else if (current !== null) {
    current.hidden = true;
    current.removeAttribute("aria-busy");
    for (const named of current.querySelectorAll("[id]")) named.removeAttribute("id");
  }
  element.dataset["replacement"] = "";
  root.append(element);
}
