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
  const dots = document.createElement("div");
  dots.setAttribute("role", "group");
  dots.setAttribute("aria-label", props.label);
  dots.className = props.className;
  const update = () => {
    const view = viewOf(row);
    if (dots.childElementCount !== dotCount(view)) dots.replaceChildren(...createDots(row, view, props));
    if (dots.childElementCount > 0) root.append(dots);
    else dots.remove();
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

function createDots(row: HTMLElement, view: RowView, { part }: DotsProps): readonly HTMLElement[] {
  const count = dotCount(view);
  return Array.from({ length: count }, (_, index) => {
    const dot = document.createElement("button");
    dot.type = "button";
    dot.setAttribute("aria-label", part.replace("{n}", String(index + 1)).replace("{count}", String(count)));
    dot.addEventListener("click", () => {
      const left = dotTarget(index, viewOf(row)) * (getComputedStyle(row).direction === "rtl" ? -1 : 1);
      row.scrollTo({ left, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    });
    return dot;
  });
}

/** A row that runs from the right is scrolled by negative numbers. */
function viewOf(row: HTMLElement): RowView {
  return { window: row.clientWidth, content: row.scrollWidth, scrolled: Math.abs(row.scrollLeft) };
}
