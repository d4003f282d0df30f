"use client";

import { createElement, type ReactNode, useSyncExternalStore } from "react";
import { tabIdOf, type TabsProps } from "./tab-item.ts";
import { TabBar } from "./TabBar.tsx";
import * as css from "./TabsStart.css.ts";
import { useSelectedTab } from "./use-selected-tab.ts";

/** Renders a tab list once there is script; before that, links to panels, which the browser itself opens. */
export function Tabs({ label, direction, tabs }: TabsProps) {
  const hydrated = useHydrated();
  const { root, selected, select } = useSelectedTab(tabs);
  return (
    <div ref={root}>
      <TabBar
        label={label}
        direction={direction}
        tabs={tabs}
        selected={selected}
        onSelect={select}
        hydrated={hydrated}
      />
      {tabs.map(({ id, content }, index) => (
        <TabPanel key={id} id={id} open={index === selected} hydrated={hydrated}>
          {content}
        </TabPanel>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly open: boolean;
  readonly hydrated: boolean;
  readonly children: ReactNode;
}

/**
 * Renders one panel. A closed one is hidden until a search in the page or a link to it finds it. The element is a custom
 * one, because React turns `until-found` into a plain `hidden` on HTML's own elements.
 */
function TabPanel({ id, open, hydrated, children }: TabPanelProps) {
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

const never = () => () => {};

/** Returns false in the server's HTML and during hydration, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
