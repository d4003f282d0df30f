import type { KeyboardEvent } from "react";
import { nextTab } from "./next-tab.ts";
import { TabLink } from "./TabLink.tsx";
import type { TabsProps } from "./tabs-props.ts";
import * as css from "./Tabs.css.ts";

interface TabBarProps extends TabsProps {
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly hydrated: boolean;
}

/** The tabs in a row that scrolls sideways and sticks below the header. Arrow keys, Home and End select at once. */
export function TabBar({ label, direction, tabs, selected, onSelect, hydrated }: TabBarProps) {
  const selectByKey = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const next = nextTab(event.key, { selected, count: tabs.length, direction });
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    const links = event.currentTarget.parentElement?.children;
    const link = links?.item(next);
    if (link instanceof HTMLElement) link.focus();
  };
  return (
    <div className={css.bar}>
      <div role={hydrated ? "tablist" : "navigation"} aria-label={label} className={css.list}>
        {tabs.map((tab, index) => (
          <TabLink
            key={tab.id}
            tab={tab}
            selected={index === selected}
            hydrated={hydrated}
            onSelect={() => onSelect(index)}
            onKeyDown={selectByKey}
          />
        ))}
      </div>
    </div>
  );
}
