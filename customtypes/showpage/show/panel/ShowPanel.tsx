import { shownDays } from "../../../../blocks/listing/shown-days.ts";
import { PhoneBar } from "../../../../blocks/products/panel/PhoneBar.tsx";
import { Sheets } from "../../../../blocks/products/panel/Sheets.island.tsx";
import * as choice from "../../../../blocks/products/panel/choice.css.ts";
import * as css from "../../../../blocks/products/panel/Panel.css.ts";
import type { PageContext } from "../../../../renderer/index.ts";
import { readView } from "../../../../routing/define-view.ts";
import * as links from "../../../../ui/primitives/links.css.ts";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import type { ShowProduct } from "../find-show-product.ts";
import { Dates } from "../performances/Dates.tsx";
import { readDayState } from "../performances/day-state.ts";
import { bookableStart, type PerformanceData, performanceData } from "../performances/performance-data.ts";
import { showView } from "../view.ts";
import { findNextStep } from "./next-step.ts";
import { NextStep } from "./NextStep.tsx";
import { Sheet, type SheetProps } from "./Sheet.tsx";

interface ShowPanelProps extends Pick<SheetProps, "price" | "note" | "page"> {
  readonly product: ShowProduct;
}

/**
 * Price, day, time, party with its total, and the next step: the seats or the booking (W149). A phone has it as a sheet, which
 * its bottom bar opens. Every state is an address: links and a form lead to it without script.
 */
export function ShowPanel({ price, note, product, page }: ShowPanelProps) {
  const { locale, t } = page;
  const data = performanceData(product, page);
  const step = findNextStep(product, page);
  const day = dayText(data, page);
  const start = bookableStart(product, page)?.time;
  return (
    <Sheets>
      <StyleSheet of={css} />
      <StyleSheet of={choice} />
      <StyleSheet of={links} />
      <PhoneBar
        price={price}
        chosen={day && start ? t("show.starts", { date: day, start }) : day}
        locale={locale}
        t={t}
      >
        <NextStep step={step} isBar />
      </PhoneBar>
      <Sheet price={price} note={note} day={day} step={step} data={data} page={page} />
      <Dates data={data} page={page} />
    </Sheets>
  );
}

/** Returns the chosen day in words; undefined without one, and where it has no starts to choose. */
function dayText(data: PerformanceData, { view, locale }: PageContext): string | undefined {
  const { date } = readView(showView, view);
  if (date === undefined || readDayState(data, view) !== "open") return undefined;
  return shownDays({ from: date, to: date }, locale);
}
