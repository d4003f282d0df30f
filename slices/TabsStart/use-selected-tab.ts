import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface SelectedTab {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly selected: number;
  readonly select: (index: number) => void;
}

/** Which tab is open: the one chosen, or the one in which the browser found something. */
export function useSelectedTab(tabs: readonly { readonly id: string }[]): SelectedTab {
  const root = useRef<HTMLDivElement>(null);
  const [{ selected, target }, show] = useState<Shown>({ selected: 0 });
  useLayoutEffect(() => target?.scrollIntoView(), [target]);
  useFoundPanel(root, tabs, show);

  const select = (index: number) => {
    show({ selected: index });
    history.replaceState(null, "", `#${tabs[index]?.id}`);
    // Read from its beginning, not from where the last panel was left.
    if (root.current !== null && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  };
  return { root, selected, select };
}

/** Shows the panel that the address's fragment is in, now and when it changes, or that a search in the page found. */
function useFoundPanel(
  root: RefObject<HTMLElement | null>,
  tabs: readonly { readonly id: string }[],
  show: (shown: Shown) => void,
): void {
  useLayoutEffect(() => {
    const openFragment = () => {
      const found = fragmentTarget(location.hash, tabs);
      if (found !== undefined) show(found);
    };
    openFragment();
    addEventListener("hashchange", openFragment);
    return () => removeEventListener("hashchange", openFragment);
  }, [tabs, show]);

  useLayoutEffect(() => {
    const element = root.current;
    // At once: right after this event the browser scrolls to what it found.
    const openFound = ({ target }: Event) => {
      const index = tabs.findIndex(({ id }) => target instanceof Element && target.id === id);
      if (index >= 0) flushSync(() => show({ selected: index }));
    };
    element?.addEventListener("beforematch", openFound);
    return () => element?.removeEventListener("beforematch", openFound);
  }, [root, tabs, show]);
}

interface FragmentTarget {
  readonly selected: number;
  readonly target: Element;
}

/** The element an address's fragment (`#id`) names and the tab whose panel it is or is in; undefined when in none. */
function fragmentTarget(hash: string, tabs: readonly { readonly id: string }[]): FragmentTarget | undefined {
  const target = document.getElementById(decoded(hash.slice(1)));
  if (target === null) return undefined;
  const selected = tabs.findIndex(({ id }) => document.getElementById(id)?.contains(target));
  return selected < 0 ? undefined : { selected, target };
}

/** A fragment with a stray `%` names itself. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Which tab is open, and how it came to be. */
export interface Shown {
  readonly selected: number;
  /** What to scroll to once the tab is open. */
  readonly target?: Element;
}
