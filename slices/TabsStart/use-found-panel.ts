import { type RefObject, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { fragmentTarget } from "./fragment-target.ts";
import type { Shown } from "./shown.ts";

/** Shows the panel that the address's fragment is in, now and when it changes, or that a search in the page found. */
export function useFoundPanel(
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
