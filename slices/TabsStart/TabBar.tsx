import type { KeyboardEvent, MouseEvent } from "react";
import { nextTab, tabIdOf, type TabItem, type TabsProps } from "./tab-item.ts";
import * as css from "./TabsStart.css.ts";

interface TabBarProps extends TabsProps {
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  readonly hydrated: boolean;
}

/** Renders the tabs in a row that scrolls sideways and sticks below the header. Arrows, Home and End select a tab. */
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

interface TabLinkProps {
  readonly tab: TabItem;
  readonly selected: boolean;
  readonly hydrated: boolean;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/** Renders one tab: a link to its panel, so that it works without script and opens in a new window. */
function TabLink({ tab, selected, hydrated, onSelect, onKeyDown }: TabLinkProps) {
  const selectByClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
    onSelect();
  };
  return (
    <a
      id={tabIdOf(tab.id)}
      href={`#${tab.id}`}
      className={selected ? css.selected : css.tab}
      onClick={selectByClick}
      onKeyDown={onKeyDown}
      {...(hydrated && roleOf(tab, selected))}
    >
      {tab.label}
    </a>
  );
}

function roleOf({ id }: TabItem, selected: boolean) {
  return { role: "tab", "aria-selected": selected, "aria-controls": id, tabIndex: selected ? 0 : -1 };
}
