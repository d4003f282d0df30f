import { type FurtherMonths, readMonths } from "./read-months.ts";

export interface MonthLoaderOptions {
  /** The element that is busy meanwhile. */
  readonly root: HTMLElement;
  /** The months of the page, which further ones follow. */
  readonly list: Element;
  /** The link to later months, if there are any. */
  readonly later: HTMLAnchorElement | null;
  /** Message when further months can't be loaded; `retry` is the text of its button. */
  readonly failed: string;
  readonly retry: string;
  readonly onAdd: () => void;
  readonly signal: AbortSignal;
}

/** Adds further months to a page. */
export interface MonthLoader {
  /** Loads the next months, then proceeds: the last of several calls decides how. Without any, it does nothing. */
  readonly load: (proceed: () => void) => void;
  /** Removes what was added. */
  readonly remove: () => void;
}

/** Creates a loader that has added nothing yet. */
export function createMonthLoader(options: MonthLoaderOptions): MonthLoader {
  const { root, later, failed, onAdd, signal } = options;
  const { added, status, again } = placeAfter(options);
  let address = later?.getAttribute("href") ?? undefined;
  let proceed: (() => void) | undefined;
  const add = (next: FurtherMonths) => {
    address = next.later;
    added.append(...next.parts);
    status.textContent = next.said;
    if (later !== null) leadTo(address, later, status);
    onAdd();
    proceed?.();
    if (again === document.activeElement) status.focus();
    again.hidden = true;
  };
  const fail = () => {
    if (signal.aborted) return;
    status.textContent = failed;
    again.hidden = false;
  };
  const read = async () => {
    if (root.hasAttribute("aria-busy") || address === undefined) return;
    root.setAttribute("aria-busy", "true");
    await readMonths(address, signal).then(add).catch(fail);
    root.removeAttribute("aria-busy");
  };
  again.addEventListener("click", () => void read(), { signal });
  const load = (then: () => void) => {
    proceed = then;
    void read();
  };
  return { load, remove: () => [added, status, again].forEach((element) => element.remove()) };
}

/** Adds the place of further months, what is said of them, and the button that tries again. */
function placeAfter({ list, retry }: MonthLoaderOptions) {
  const added = Object.assign(document.createElement("div"), { className: list.className });
  const status = Object.assign(document.createElement("p"), { tabIndex: -1 });
  status.setAttribute("role", "status");
  const again = Object.assign(document.createElement("button"), { type: "button", textContent: retry, hidden: true });
  list.after(added, status, again);
  return { added, status, again };
}

/** Makes the link lead on. After the last months it is hidden, and its focus moves to what is said of them. */
function leadTo(address: string | undefined, later: HTMLAnchorElement, status: HTMLElement): void {
  if (address === undefined && later === document.activeElement) status.focus();
  later.hidden = address === undefined;
  if (address !== undefined) later.href = address;
}
