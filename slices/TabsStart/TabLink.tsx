import type { KeyboardEvent, MouseEvent } from "react";
import { tabIdOf } from "./tab-id-of.ts";
import type { TabItem } from "./tabs-props.ts";
import * as css from "./Tabs.css.ts";

interface TabLinkProps {
  readonly tab: TabItem;
  readonly selected: boolean;
  readonly hydrated: boolean;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/** One tab: a link to its panel, so that it works without script and opens in a new window. */
export function TabLink({ tab, selected, hydrated, onSelect, onKeyDown }: TabLinkProps) {
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
