import { addRoles, openIndex, openPanel, type TabElements, tabElements } from "./tab-elements.ts";
import { nextTab, type TabsProps } from "./tab-item.ts";

/** Makes a tab list of links to panels: one panel is open, and arrows, Home and End select the tabs. */
export function enhance(root: HTMLElement, { direction }: TabsProps): () => void {
  const elements = tabElements(root);
  const listening = new AbortController();
  if (elements === undefined) return () => {};
  const { list, links, panels } = elements;
  const { signal } = listening;
  addRoles(elements);
  openPanel(elements, openIndex(panels));
  openFragment(elements);

  const select = (index: number) => {
    openPanel(elements, index);
    history.replaceState(null, "", `#${panels[index]?.id}`);
    // The panel is read from its beginning, not from where the last one was scrolled to.
    if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
  };
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const index = links.findIndex((link) => event.target instanceof Node && link.contains(event.target));
    if (index < 0) return;
    event.preventDefault();
    links[index]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    select(index);
  };
  const onKey = (event: KeyboardEvent) => {
    // Alt and an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextTab(event.key, { selected: openIndex(panels), count: links.length, direction });
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    links[next]?.focus();
  };
  list.addEventListener("click", onClick, { signal });
  list.addEventListener("keydown", onKey, { signal });
  root.addEventListener("beforematch", ({ target }) => openFound(elements, target), { signal });
  addEventListener("hashchange", () => openFragment(elements), { signal });
  return () => listening.abort();
}

/** Opens the panel in which a search in the page found something. The browser scrolls there after this event. */
function openFound(elements: TabElements, target: EventTarget | null): void {
  const index = elements.panels.findIndex((panel) => panel === target);
  if (index >= 0) openPanel(elements, index);
}

/** Opens the panel that contains the element of the address's fragment (`#id`), and scrolls there. */
function openFragment(elements: TabElements): void {
  const target = document.getElementById(decodeFragment(location.hash.slice(1)));
  const index = elements.panels.findIndex((panel) => target !== null && panel.contains(target));
  if (index < 0) return;
  openPanel(elements, index);
  target?.scrollIntoView();
}

/** Decodes a fragment; one with a stray `%` stays as it is. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
