import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fragmentTarget } from "./fragment-target.ts";

interface SelectedTab {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly selected: number;
  readonly select: (index: number) => void;
}

/** Which tab is open: the one chosen, the one the address's fragment is in, or the one a search in the page found. */
export function useSelectedTab(tabs: readonly { readonly id: string }[]): SelectedTab {
  const root = useRef<HTMLDivElement>(null);
  const [{ selected, target }, show] = useState<{ selected: number; target?: Element }>({ selected: 0 });

  useLayoutEffect(() => target?.scrollIntoView(), [target]);
  useLayoutEffect(() => {
    const element = root.current;
    const openFragment = () => {
      const found = fragmentTarget(location.hash, tabs);
      if (found !== undefined) show(found);
    };
    // At once, as the browser scrolls to what it found right after this event.
    const openFound = ({ target: panel }: Event) => {
      const index = tabs.findIndex(({ id }) => panel instanceof Element && panel.id === id);
      if (index >= 0) flushSync(() => show({ selected: index }));
    };
    openFragment();
    addEventListener("hashchange", openFragment);
    element?.addEventListener("beforematch", openFound);
    return () => {
      removeEventListener("hashchange", openFragment);
      element?.removeEventListener("beforematch", openFound);
    };
  }, [tabs]);

  const select = useCallback(
    (index: number) => {
      show({ selected: index });
      history.replaceState(null, "", `#${tabs[index]?.id}`);
      if (root.current !== null && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
    },
    [tabs],
  );
  return { root, selected, select };
}
