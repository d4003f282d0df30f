/**
 * Closes a popover once the focus leaves it, as it covers what follows. A modal one is a dialog while it is open: it takes
 * the focus and holds it. Its `data-modal` is its name. Browsers return the focus when it is closed, but not to another
 * popover that opened it.
 */
export function guardPopovers(signal: AbortSignal): void {
  const opened = new Set<HTMLElement>();
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.popover === null) return;
    if (target.matches(":popover-open")) open(target);
    else close(target);
  };
  const open = (popover: HTMLElement) => {
    opened.add(popover);
    const { modal } = popover.dataset;
    if (modal === undefined) return;
    popover.setAttribute("role", "dialog");
    popover.setAttribute("aria-modal", "true");
    popover.setAttribute("aria-label", modal);
    if (!popover.contains(document.activeElement)) listControls(popover)[0]?.focus();
  };
  const close = (popover: HTMLElement) => {
    opened.delete(popover);
    if (!("modal" in popover.dataset)) return;
    for (const name of ["role", "aria-modal", "aria-label"]) popover.removeAttribute(name);
    const opener = [...opened].at(-1)?.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
    const { activeElement } = document;
    if (activeElement === document.body || popover.contains(activeElement)) opener?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    for (const popover of opened) if (!popover.isConnected) opened.delete(popover);
    if (!(target instanceof HTMLElement)) return;
    const all = [...opened];
    all.forEach((popover, index) => {
      // One that was opened from another has the focus of both.
      const isAbove = all.slice(index + 1).some((later) => later.contains(target));
      if (!isAbove && !popover.contains(target)) leave(popover, target);
    });
  };
  document.addEventListener("toggle", onToggle, { capture: true, signal });
  document.addEventListener("focusin", onFocus, { signal });
  // Those that were opened before this code was there.
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) {
    if (popover.matches(":popover-open")) open(popover);
  }
}

/** Leads the focus to the other end of a modal popover, and closes any other. A popover's own button opens and closes it. */
function leave(popover: HTMLElement, target: HTMLElement): void {
  if ("modal" in popover.dataset) {
    const isBefore = (popover.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    listControls(popover)
      .at(isBefore ? -1 : 0)
      ?.focus();
  } else if (target.getAttribute("popovertarget") !== popover.id) popover.hidePopover();
}

/** Lists what the tab key reaches in an element. */
function listControls(element: HTMLElement): readonly HTMLElement[] {
  const all = element.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary");
  return [...all].filter((each) => each.tabIndex >= 0 && each.checkVisibility());
}
