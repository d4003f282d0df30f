import { formatDayText } from "../../../../i18n/dates.ts";
import { readView } from "../../../../routing/define-view.ts";
import { soft } from "../../../../blocks/products/panel/choice.css.ts";
import { showView } from "../view.ts";
import { readDayState } from "./day-state.ts";
import type { PerformanceProps } from "./performance-props.ts";
import { Starts } from "./Starts.tsx";
import { Unavailable } from "./Unavailable.tsx";
import { Unread } from "./Unread.tsx";

/** The starts of the chosen day, or why no start can be chosen. Without a day it says that one has to be chosen. */
export function StartsOfDay({ data, page }: PerformanceProps) {
  const { view, locale, t } = page;
  const { date = "" } = readView(showView, view);
  switch (readDayState(data, view)) {
    case "none":
      return <p className={soft}>{t("performances.chooseDay")}</p>;
    case "unread":
      return <Unread text={t("performances.unreadStarts", { date: formatDayText(date, locale) })} page={page} />;
    case "missed":
      return <Unavailable data={data} page={page} />;
    default:
      return <Starts data={data} page={page} />;
  }
}
