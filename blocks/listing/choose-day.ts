/** Parameters of days, which the chosen range replaces. */
const dayNames = ["choose", "first", "when", "from", "to"];

/**
 * Marks a day as the first one of a range. The link of a second day then leads to the list of both. The listing that it
 * is in follows the link (`Refine`), else the browser does.
 */
export function chooseDay(link: HTMLAnchorElement, panel: HTMLElement, event: Event): void {
  const { first, days: listing = "" } = panel.dataset;
  const { day = "" } = link.dataset;
  if (first === undefined) {
    event.preventDefault();
    return markFirst(link, day, panel);
  }
  link.href = toRangeAddress(link.href, [first, day], listing);
  link.dataset["refine"] = "page";
  if (panel.hasAttribute("popover")) panel.hidePopover();
}

function markFirst(link: HTMLElement, day: string, panel: HTMLElement): void {
  panel.dataset["first"] = day;
  for (const marked of panel.querySelectorAll("[data-day]")) {
    marked.removeAttribute("aria-current");
    marked.removeAttribute("data-between");
  }
  link.setAttribute("aria-current", "date");
  const hint = panel.querySelector<HTMLElement>("[data-hint]");
  if (hint !== null) hint.textContent = hint.dataset["hint"] ?? "";
}

function toRangeAddress(address: string, days: readonly string[], listing: string): string {
  const url = new URL(address);
  const [from = "", to = ""] = days.toSorted();
  for (const name of dayNames) url.searchParams.delete(name);
  url.searchParams.set("from", from);
  url.searchParams.set("to", to);
  url.hash = listing;
  return url.href;
}

/** Marks the days between the first one and the day that is pointed at or has the focus. */
export function markBetween(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
  const panel = link?.closest<HTMLElement>("[data-first]");
  if (!link || !panel) return;
  const [from = "", to = ""] = [panel.dataset["first"] ?? "", link.dataset["day"] ?? ""].toSorted();
  for (const each of panel.querySelectorAll<HTMLElement>("[data-day]")) {
    const { day = "" } = each.dataset;
    each.toggleAttribute("data-between", day > from && day < to);
  }
}
