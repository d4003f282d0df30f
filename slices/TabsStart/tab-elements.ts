export interface TabElements {
  readonly list: HTMLElement;
  readonly links: readonly HTMLElement[];
  /** The panels in the order of their tabs. */
  readonly panels: readonly HTMLElement[];
}

/** Returns the elements of a tab group as the server rendered them; undefined where its tab bar is missing. */
export function tabElements(root: HTMLElement): TabElements | undefined {
  const list = root.querySelector<HTMLElement>("[data-tabs]");
  if (list === null) return undefined;
  const links = [...list.querySelectorAll<HTMLElement>("[data-tab]")];
  const panels = links.flatMap((link) => document.getElementById(link.dataset["tab"] ?? "") ?? []);
  return { list, links, panels };
}

/** Turns links to panels into tabs. */
export function addRoles({ list, links, panels }: TabElements): void {
  list.setAttribute("role", "tablist");
  for (const [index, link] of links.entries()) {
    const panel = panels[index];
    link.setAttribute("role", "tab");
    link.setAttribute("aria-controls", panel?.id ?? "");
    if (panel === undefined) continue;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", link.id);
  }
}

/** Opens the panel of one tab. The others are hidden until a search in the page or a link to them finds them. */
export function openPanel({ links, panels }: TabElements, selected: number): void {
  for (const [index, link] of links.entries()) {
    link.toggleAttribute("data-selected", index === selected);
    link.setAttribute("aria-selected", String(index === selected));
    link.tabIndex = index === selected ? 0 : -1;
  }
  for (const [index, panel] of panels.entries()) {
    if (index === selected) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  }
}

/** Returns the index of the open panel. The server leaves the first one open; the browser may have opened another. */
export function openIndex(panels: readonly HTMLElement[]): number {
  return Math.max(
    0,
    panels.findLastIndex((panel) => !panel.hasAttribute("hidden")),
  );
}
