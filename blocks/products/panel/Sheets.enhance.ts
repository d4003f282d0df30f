import { openSheet } from "./open-sheet.ts";

/** Opens the sheet of an address that leads to it. A link to another part of the page closes the sheet it is in. */
export function enhance(root: HTMLElement): () => void {
  const ending = new AbortController();
  root.addEventListener("click", closeLeft, { signal: ending.signal });
  openSheet();
  return () => ending.abort();
}

/** Closes the sheet that a link leads out of. */
function closeLeft({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  const sheet = link?.closest<HTMLElement>(":popover-open");
  if (link === null || sheet?.querySelector(link.getAttribute("href") ?? "") !== null) return;
  sheet.hidePopover();
}
