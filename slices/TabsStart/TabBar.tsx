import { type TabItem, toTabId } from "./tab-item.ts";
import * as css from "./TabsStart.css.ts";

interface TabBarProps {
  /** Accessible name of the bar. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
}

/** Renders links to the panels in a row that scrolls sideways and sticks below the header. `Tabs` makes tabs of them. */
export function TabBar({ label, tabs }: TabBarProps) {
  return (
    <div className={css.bar}>
      <div role="navigation" aria-label={label} className={css.list} data-tabs="">
        {tabs.map(({ id, label: name }, index) => (
          <a
            key={id}
            id={toTabId(id)}
            href={`#${id}`}
            className={css.tab}
            data-tab={id}
            data-selected={index === 0 ? "" : undefined}
          >
            {name}
          </a>
        ))}
      </div>
    </div>
  );
}
