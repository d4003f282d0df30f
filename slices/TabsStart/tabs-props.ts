import type { ReactNode } from "react";

export interface TabsProps {
  /** Accessible name of the tab bar. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
  readonly tabs: readonly TabItem[];
}

export interface TabItem {
  /** The panel's element id, and so the tab's fragment. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}
