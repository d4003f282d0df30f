import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { Shown } from "./shown.ts";
import { useFoundPanel } from "./use-found-panel.ts";

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
