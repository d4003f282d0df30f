import { currentDot, dotCount, dotTarget, type RowView } from "./dot-places.ts";

export interface DotsProps {
  /** Names of the list of dots, and of one: `Part {n} of {count}`. */
  readonly label: string;
  readonly part: string;
  /** Of the list of dots. */
  readonly className: string;
}

/** Adds a dot for each windowful of the row. A dot scrolls there, and the current one is marked. */
export function enhance(root: HTMLElement, props: DotsProps): () => void {
  const row = root.querySelector("ul");
  if (row === null) return () => {};
  const dots = createGroup(props);
  const update = () => {
    const view = measureRowView(row);
    const count = dotCount(view);
    if (dots.childElementCount !== count) setDots(dots, count, row, props);
    // To append it again would take the focus from a dot.
    if (count === 0) dots.remove();
    else if (!dots.isConnected) root.append(dots);
    [...dots.children].forEach((dot, index) => dot.setAttribute("aria-current", String(index === currentDot(view))));
  };
  const listening = new AbortController();
  row.addEventListener("scroll", update, { passive: true, signal: listening.signal });
  const resized = new ResizeObserver(update);
  resized.observe(row);
  update();
  return () => {
    listening.abort();
    resized.disconnect();
    dots.remove();
  };
}

function createGroup({ label, className }: DotsProps): HTMLElement {
  const group = Object.assign(document.createElement("div"), { className });
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", label);
  return group;
}

/** Sets how many dots there are. Those that stay retain the focus. It moves from one that goes to the last, or to the row. */
function setDots(dots: HTMLElement, count: number, row: HTMLElement, { part }: DotsProps): void {
  const hasFocus = dots.contains(document.activeElement);
  while (dots.childElementCount > count) dots.lastElementChild?.remove();
  while (dots.childElementCount < count) dots.append(createDot(row, dots.childElementCount));
  [...dots.children].forEach((dot, index) =>
    dot.setAttribute("aria-label", part.replace("{n}", String(index + 1)).replace("{count}", String(count))),
  );
  if (!hasFocus || dots.contains(document.activeElement)) return;
  const next = dots.querySelector<HTMLElement>(":last-child") ?? row.querySelector("a");
  next?.focus({ preventScroll: true });
}

function createDot(row: HTMLElement, index: number): HTMLElement {
  const dot = document.createElement("button");
  dot.type = "button";
  dot.addEventListener("click", () => {
    const left = dotTarget(index, measureRowView(row)) * (getComputedStyle(row).direction === "rtl" ? -1 : 1);
    row.scrollTo({ left, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  });
  return dot;
}

/** A row that runs from the right is scrolled by negative numbers. */
function measureRowView(row: HTMLElement): RowView {
  return { window: row.clientWidth, content: row.scrollWidth, scrolled: Math.abs(row.scrollLeft) };
}
