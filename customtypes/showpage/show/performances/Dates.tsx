import * as css from "../../../../blocks/products/panel/calendar-sheet.css.ts";
import { soft } from "../../../../blocks/products/panel/choice.css.ts";
import { CloseButton } from "../../../../blocks/products/panel/CloseButton.tsx";
import { datesId } from "../../../../blocks/products/panel/panel-ids.ts";
import { readView } from "../../../../routing/define-view.ts";
import type { View } from "../../../../routing/view.ts";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import { showView } from "../view.ts";
import { Months } from "./Months.tsx";
import type { PerformanceProps } from "./performance-props.ts";

/**
 * The calendar as a sheet, which the panel opens (C10, P25). An unread one is a part of the page. So are months that an address
 * names: without script their sheet would be closed.
 */
export function Dates({ data, page }: PerformanceProps) {
  const { t, view } = page;
  const isSheet = areDatesSheet(data, view);
  return (
    <div
      id={datesId}
      popover={isSheet ? "auto" : undefined}
      data-modal={isSheet ? t("show.chooseDate") : undefined}
      className={isSheet ? css.sheet : undefined}
    >
      <StyleSheet of={css} />
      <div className={isSheet ? css.head : undefined}>
        <h2>{t("performances.title")}</h2>
        {isSheet && <CloseButton target={datesId} look={css.plain} t={t} />}
      </div>
      <p className={soft}>{t("performances.note")}</p>
      <Months data={data} page={page} />
    </div>
  );
}

/** Returns whether the calendar is a sheet, which a button opens. */
export function areDatesSheet({ calendar }: Pick<PerformanceProps["data"], "calendar">, view: View): boolean {
  const { from, date } = readView(showView, view);
  return calendar !== undefined && (from === undefined || date !== undefined);
}
