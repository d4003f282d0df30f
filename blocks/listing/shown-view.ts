import { MovedError } from "../../framework/islands/browser/fetch-in-time.ts";
import { moveFocus, focusSameControl } from "./move-focus.ts";
import { isChoice } from "./form-controls.ts";
import { moveOpenPanels } from "./facet-panels.ts";
import { updateSelfLinks } from "./update-self-links.ts";
import { type FetchedListing, readListing } from "./read-listing.ts";

/** The view of a listing that a page shows, in place of the one that the server sent. */
export interface ShownView {
  /** Shows what a link or a form leads to, and makes it the page's address. The last of several calls decides. */
  readonly show: (address: string, control: Element) => void;
  /** Shows what the address of the page leads to, after a step in its history. */
  readonly followHistory: () => void;
}

/** Creates it for the listing of this name in `root`. Whatever fails is left to the browser, which loads the page. */
export function createShownView(root: HTMLElement, listing: string, signal: AbortSignal): ShownView {
  const status = createStatus(root);
  /** The query of the listing that is shown. */
  let { search } = location;
  let loading: Loading | undefined;
  const cancel = () => {
    loading?.abort();
    currentIn(root)?.removeAttribute("aria-busy");
  };
  const load = async (address: string, control: Element | null) => {
    cancel();
    const own = Object.assign(new AbortController(), { isStep: control === null });
    loading = own;
    const current = currentIn(root);
    current?.setAttribute("aria-busy", "true");
    const before = document.activeElement;
    try {
      const next = await readListing(address, listing, AbortSignal.any([signal, own.signal]));
      if (control !== null) history.pushState(null, "", address);
      search = location.search;
      exchange(root, { current, next, control, before });
      status.textContent = next.element.querySelector("[data-count]")?.textContent ?? "";
    } catch (cause) {
      const isChosen = control !== null;
      // A newer choice replaced this one.
      if (!signal.aborted && !own.signal.aborted)
        loadPage(isChosen && cause instanceof MovedError ? cause.address : address);
    }
  };
  const followHistory = () => {
    if (location.search !== search) void load(location.href, null);
    // Back at what is shown, an earlier step is not loaded any more. A choice is: a step within the page is no other one.
    else if (loading?.isStep === true) cancel();
  };
  return { show: (address, control) => void load(address, control), followHistory };
}

interface Loading extends AbortController {
  /** Whether it is for a step in the history, not for a choice. */
  readonly isStep: boolean;
}

function createStatus(root: HTMLElement): HTMLElement {
  const status = root.ownerDocument.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  root.append(status);
  return status;
}

/** Lets the browser load an address. One that differs in its fragment alone would load nothing. */
function loadPage(address: string): void {
  const [next, here] = [new URL(address, location.href), new URL(location.href)];
  if (next.pathname === here.pathname && next.search === here.search) location.reload();
  else location.assign(address);
}

/** Returns the listing that is shown. */
function currentIn(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>(":scope > [data-listing]:not([hidden])");
}

interface Exchange {
  readonly current: HTMLElement | null;
  readonly next: FetchedListing;
  /** Control that changed the view; null for a step in the history. */
  readonly control: Element | null;
  /** Element that had the focus then. */
  readonly before: Element | null;
}

/** Shows the next listing. The focus follows what was used, unless the visitor went on to something else meanwhile. */
function exchange(root: HTMLElement, { current, next, control, before }: Exchange): void {
  const focused = document.activeElement;
  const hasMoved = focused !== before && focused !== control;
  if (isChoice(control) || hasMoved) moveOpenPanels(current, next.element);
  document.head.append(...next.styles);
  document.title = next.title;
  updateSelfLinks(next.page);
  if (current !== null) remove(current);
  next.element.dataset["replacement"] = "";
  root.append(next.element);
  if (!hasMoved) moveFocus(control, current, next.element);
  else if (current?.contains(focused) === true) focusSameControl(focused, next.element);
}

/** Hides the server's listing, which stays without ids, or removes one that replaced it. */
function remove(current: HTMLElement): void {
  if (current.dataset["replacement"] === "") return current.remove();
  current.hidden = true;
  current.removeAttribute("aria-busy");
  for (const named of current.querySelectorAll("[id]")) named.removeAttribute("id");
}
