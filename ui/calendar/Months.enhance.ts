import type { Move } from "./calendar-keys.ts";
import { readMonths } from "./read-months.ts";
import { createRovingDays } from "./roving-days.ts";

export interface MonthsProps {
  /** What is said when further months can't be loaded, and the words of the button that tries again. */
  readonly failed: string;
  readonly retry: string;
}

/**
 * Makes a grid of the months in an element. Keys move between days (ARIA 1.2). Beyond the last day, and at the link to later
 * months, these are loaded. The focus stays where a traveller is.
 */
export function enhance(root: HTMLElement, { failed, retry }: MonthsProps): () => void {
  const list = root.querySelector("[data-months]");
  const later = root.querySelector<HTMLAnchorElement>("[data-later]");
  if (list === null) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const days = createRovingDays(root);
  const added = Object.assign(document.createElement("div"), { className: list.className });
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const again = Object.assign(document.createElement("button"), { type: "button", textContent: retry, hidden: true });
  list.after(added, status, again);
  let address = later?.getAttribute("href") ?? undefined;
  let isLoading = false;
  let proceed: (() => void) | undefined;

  const load = async (then = proceed) => {
    proceed = then;
    if (isLoading || address === undefined) return;
    isLoading = true;
    again.hidden = true;
    root.setAttribute("aria-busy", "true");
    try {
      const next = await readMonths(address, signal);
      added.append(...next.parts);
      status.textContent = next.parts.map((part) => part.querySelector("caption")?.textContent ?? "").join(" ");
      address = next.later;
      if (later !== null) later.hidden = address === undefined;
      if (later !== null && address !== undefined) later.href = address;
      days.update();
      // The last of several requests decides.
      proceed?.();
    } catch {
      if (signal.aborted) return;
      status.textContent = failed;
      again.hidden = false;
    } finally {
      isLoading = false;
      root.removeAttribute("aria-busy");
    }
  };

  const goOn = (date: string, move: Move) => void load(() => days.go(date, move) || focusAfter(date));
  const focusAfter = (last: string | undefined) => {
    const next = days.dates().find((date) => last === undefined || date > last);
    if (next !== undefined) days.focus(next);
  };

  root.addEventListener(
    "keydown",
    (event) => {
      const found = event.altKey || event.ctrlKey || event.metaKey ? undefined : days.moveOf(event);
      if (found === undefined) return;
      event.preventDefault();
      const { date, move } = found;
      if (!days.go(date, move) && isForward(move)) goOn(date, move);
    },
    { signal },
  );
  root.addEventListener(
    "click",
    (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.target !== later) return;
      event.preventDefault();
      const last = days.dates().at(-1);
      void load(() => focusAfter(last));
    },
    { signal },
  );
  again.addEventListener("click", () => void load(), { signal });
  days.update();

  return () => {
    ending.abort();
    for (const element of [added, status, again]) element.remove();
  };
}

function isForward(move: Move): boolean {
  return ("days" in move && move.days > 0) || ("months" in move && move.months > 0);
}
