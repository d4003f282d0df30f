"use client";

import { TabBar } from "./TabBar.tsx";
import { TabPanel } from "./TabPanel.tsx";
import type { TabsProps } from "./tabs-props.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useSelectedTab } from "./use-selected-tab.ts";

/** A tab list once there is script; before, and without, links to panels that the browser opens by itself. */
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
