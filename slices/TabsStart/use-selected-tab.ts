import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface SelectedTab {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly selected: number;
  readonly select: (index: number) => void;
}

/** Tab to open, and the element in it to scroll to. */
interface OpenTab {
  readonly selected: number;
  /** Scrolled to once the tab is open. */
  readonly target?: Element;
}

/** Returns which tab is open: the one selected, or the one in which the browser found something. */
export function useSelectedTab(tabs: readonly { readonly id: string }[]): SelectedTab {
  const root = useRef<HTMLDivElement>(null);
  const [{ selected, target }, open] = useState<OpenTab>({ selected: 0 });
  useLayoutEffect(() => target?.scrollIntoView(), [target]);
  useFoundPanel(root, tabs, open);

  const select = (index: number) => {
    open({ selected: index });
    history.replaceState(null, "", `#${tabs[index]?.id}`);
    // The panel is read from its beginning, not from where the last one was scrolled to.
    if (root.current !== null && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  };
  return { root, selected, select };
}

/** Opens the panel of the fragment's element, and the panel that a search in the page finds. */
function useFoundPanel(
  root: RefObject<HTMLElement | null>,
  tabs: readonly { readonly id: string }[],
  open: (tab: OpenTab) => void,
): void {
  useLayoutEffect(() => {
    const openFragment = () => {
      const found = fragmentTarget(location.hash, tabs);
      if (found !== undefined) open(found);
    };
    openFragment();
    addEventListener("hashchange", openFragment);
    return () => removeEventListener("hashchange", openFragment);
  }, [tabs, open]);

  useLayoutEffect(() => {
    const element = root.current;
    // Synchronously, because the browser scrolls to what it found right after this event.
    const openFound = ({ target }: Event) => {
      const index = tabs.findIndex(({ id }) => target instanceof Element && target.id === id);
      if (index >= 0) flushSync(() => open({ selected: index }));
    };
    element?.addEventListener("beforematch", openFound);
    return () => element?.removeEventListener("beforematch", openFound);
  }, [root, tabs, open]);
}

/** Returns the element that an address's fragment (`#id`) names, and the tab whose panel contains it. */
function fragmentTarget(hash: string, tabs: readonly { readonly id: string }[]): OpenTab | undefined {
  const target = document.getElementById(decodeFragment(hash.slice(1)));
  if (target === null) return undefined;
  const selected = tabs.findIndex(({ id }) => document.getElementById(id)?.contains(target));
  return selected < 0 ? undefined : { selected, target };
}

/** Decodes a fragment; one with a stray `%` stays as it is. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
