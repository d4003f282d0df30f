import { createElement, Fragment } from "react";
import type { SliceProps } from "../../renderer/index.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { TabsStartFields } from "./fields.ts";
import type { TabItem } from "./tab-item.ts";
import { TabBar } from "./TabBar.tsx";
import { Tabs } from "./Tabs.island.tsx";
import * as css from "./TabsStart.css.ts";

/** Renders a tab bar over its tabs. Slices before the first tab are rendered above the bar. */
export function TabsStart({ fields, members, page }: SliceProps<TabsStartFields>) {
  const tabs = members.filter(({ label }) => label !== "");
  const above = members.filter(({ label }) => label === "");
  return (
    <>
      <StyleSheet of={css} />
      {above.map(({ id, content }) => (
        <Fragment key={id}>{content}</Fragment>
      ))}
      {tabs.length > 0 && (
        <Tabs direction={page.locale.direction}>
          <TabBar label={page.text(fields.label) || page.t("tabs.label")} tabs={tabs} />
          {tabs.map((tab, index) => (
            <TabPanel key={tab.id} tab={tab} open={index === 0} />
          ))}
        </Tabs>
      )}
    </>
  );
}

interface TabPanelProps {
  readonly tab: TabItem;
  readonly open: boolean;
}

/**
 * Renders one panel below its name, which the tab shows. A closed one is hidden until a search in the page or a link to it
 * finds it. The element is a custom one, because React turns `until-found` into a plain `hidden` on HTML's own elements.
 */
function TabPanel({ tab: { id, label, content }, open }: TabPanelProps) {
  const name = <h2 className={css.name}>{label}</h2>;
  return createElement("tab-panel", { id, className: css.panel, hidden: open ? false : "until-found" }, name, content);
}
