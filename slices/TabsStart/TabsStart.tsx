import { Fragment } from "react";
import type { SliceProps } from "../../renderer/define-slice.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { TabsStartFields } from "./index.ts";
import { Tabs } from "./Tabs.island.tsx";
import * as css from "./TabsStart.css.ts";

/** Renders a tab bar over its tabs. What stands before the first tab has no name and is rendered above the bar. */
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
        <Tabs
          label={page.text(fields.label) || page.t("tabs.label")}
          direction={page.locale.direction}
          tabs={tabs.map(({ id, label, content }) => ({ id, label, content }))}
        />
      )}
    </>
  );
}
