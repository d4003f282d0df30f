import { createElement, type ReactNode } from "react";
import { tabIdOf } from "./tab-id-of.ts";
import * as css from "./Tabs.css.ts";

interface TabPanelProps {
  readonly id: string;
  readonly open: boolean;
  readonly hydrated: boolean;
  readonly children: ReactNode;
}

/**
 * One panel. A closed one is hidden until a search in the page or a link to it finds it. React makes a plain `hidden` of
 * `until-found` on HTML's own elements and leaves it alone on a custom one, hence the name.
 */
export function TabPanel({ id, open, hydrated, children }: TabPanelProps) {
  return createElement(
    "tab-panel",
    {
      id,
      className: css.panel,
      hidden: open ? false : "until-found",
      ...(hydrated && { role: "tabpanel", "aria-labelledby": tabIdOf(id) }),
    },
    children,
  );
}
