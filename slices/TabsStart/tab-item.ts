import type { ReactNode } from "react";

export interface TabsProps {
  readonly direction: "ltr" | "rtl";
}

export interface TabItem {
  /** The panel's element id, and so the tab's fragment. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Returns the element id of a panel's tab: `prices` → `prices-tab`. */
export function toTabId(panelId: string): string {
  return `${panelId}-tab`;
}

interface TabPosition {
  readonly selected: number;
  readonly count: number;
  readonly direction: "ltr" | "rtl";
}

/** Returns the index of the tab that a key selects, wrapping at the ends; undefined for any other key. */
export function nextTab(key: string, { selected, count, direction }: TabPosition): number | undefined {
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (selected + 1) % count;
  if (key === backward) return (selected + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
