import type { Move } from "./calendar-keys.ts";
import { hideDearerMarks } from "./dearer-months.ts";
import { createMonthLoader, type MonthLoader, type MonthLoaderOptions } from "./month-loader.ts";
import { createRovingDays, type RovingDays } from "./roving-days.ts";

export type MonthsProps = Pick<MonthLoaderOptions, "failed" | "retry">;

/**
 * Makes a grid of the months in an element. Keys move between days (ARIA 1.2). Beyond the last day, and at the link to later
 * months, these are loaded. The focus stays where a traveller is.
 */
export function enhance(root: HTMLElement, props: MonthsProps): () => void {
  const list = root.querySelector("[data-months]");
  const later = root.querySelector<HTMLAnchorElement>("[data-later]");
  if (list === null) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const days = createRovingDays(root);
  const update = () => {
    days.update();
    hideDearerMarks(root);
  };
  const months = createMonthLoader({ ...props, root, list, later, onAdd: update, signal });
  root.addEventListener("keydown", (event) => onKey(event, days, months), { signal });
  later?.addEventListener("click", (event) => onLater(event, days, months), { signal });
  days.enter();
  days.update();

  return () => {
    ending.abort();
    months.remove();
    hideDearerMarks(root);
  };
}

function onKey(event: KeyboardEvent, days: RovingDays, months: MonthLoader): void {
  const found = event.altKey || event.ctrlKey || event.metaKey ? undefined : days.findDateMove(event);
  if (found === undefined) return;
  event.preventDefault();
  const { date, move } = found;
  if (days.go(date, move) || !isForward(move)) return;
  months.load(() => days.go(date, move) || focusAfter(date, days));
}

function onLater(event: MouseEvent, days: RovingDays, months: MonthLoader): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const last = days.dates().at(-1);
  months.load(() => focusAfter(last, days));
}

function focusAfter(last: string | undefined, days: RovingDays): void {
  const next = days.dates().find((date) => last === undefined || date > last);
  if (next !== undefined) days.focus(next);
}

function isForward(move: Move): boolean {
  return ("days" in move && move.days > 0) || ("months" in move && move.months > 0);
}
