const panels = "details[data-facet][name]";

/**
 * Closes an open panel of a listing's bar by a click beside it, and by Escape, which focuses its chip. It closes once the
 * focus leaves it, too: it covers what follows.
 */
export function closePanels(root: HTMLElement, isInSheet: (panel: Element) => boolean, signal: AbortSignal): void {
  const openPanels = () =>
    [...root.querySelectorAll<HTMLDetailsElement>(panels)].filter((panel) => panel.open && !isInSheet(panel));
  const onUse = ({ target }: Event) => {
    for (const panel of openPanels()) if (target instanceof Node && !panel.contains(target)) panel.open = false;
  };
  for (const type of ["click", "focusin"]) root.ownerDocument.addEventListener(type, onUse, { signal });
  root.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      for (const panel of openPanels()) {
        panel.open = false;
        panel.querySelector("summary")?.focus();
      }
    },
    { signal },
  );
}

/** Opens in the next listing what is open in the last one, and closes it there. One panel of a name is open at a time. */
export function moveOpenPanels(last: Element | null, next: Element): void {
  for (const panel of last?.querySelectorAll<HTMLElement>("details[data-facet][open]") ?? []) {
    panel.removeAttribute("open");
    next.querySelector(`[data-facet="${panel.dataset["facet"]}"]`)?.setAttribute("open", "");
  }
}
