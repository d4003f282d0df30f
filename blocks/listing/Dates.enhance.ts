import { chooseDay, markBetween } from "./choose-day.ts";
import { createDayOpener } from "./open-days.ts";

/**
 * Opens the months that the link in an element leads to as a popover. A click on a day makes it the first one, without a
 * request. The next click leads to the list of both.
 */
export function enhance(root: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const open = createDayOpener(root, signal);
  root.addEventListener("click", (event) => onClick(event, open), { signal });
  for (const type of ["mouseover", "focusin"])
    root.addEventListener(type, ({ target }) => markBetween(target), { signal });
  return () => ending.abort();
}

function onClick(event: MouseEvent, open: (link: HTMLAnchorElement, event: Event) => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null) return;
  if ("dates" in link.dataset) return open(link, event);
  const panel = link.closest<HTMLElement>("[data-days]");
  if (panel === null) return;
  if ("day" in link.dataset) chooseDay(link, panel, event);
  else if (panel.hasAttribute("popover")) {
    event.preventDefault();
    panel.hidePopover();
  }
}
