import { CloseButton } from "../../../../blocks/products/panel/CloseButton.tsx";
import { DayButton } from "../../../../blocks/products/panel/DayButton.tsx";
import { panelId } from "../../../../blocks/products/panel/panel-ids.ts";
import * as panel from "../../../../blocks/products/panel/Panel.css.ts";
import { PriceTag } from "../../../../blocks/products/PriceTag.tsx";
import type { ListingPrice } from "../../../../catalog/price/price.ts";
import { note as noteClass } from "../../../../ui/primitives/bottom-bar.css.ts";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import { ChosenStart } from "../performances/ChosenStart.tsx";
import { readDayState } from "../performances/day-state.ts";
import { PartyForm } from "../performances/PartyForm.tsx";
import * as starts from "../performances/Performances.css.ts";
import { StartsOfDay } from "../performances/StartsOfDay.tsx";
import type { PerformanceProps } from "../performances/performance-props.ts";
import { BookingLink } from "./BookingLink.tsx";
import type { NextStep as Step } from "./next-step.ts";
import { NextStep } from "./NextStep.tsx";
import * as css from "./ShowPanel.css.ts";

export interface SheetProps extends PerformanceProps {
  /** Of what is chosen, else the lowest one. */
  readonly price: ListingPrice;
  /** When it opens, or soon closes. */
  readonly note: string | undefined;
  /** The chosen day in words, where it has starts to choose. */
  readonly day: string | undefined;
  readonly step: Step;
}

/**
 * The panel itself: a part of the page, and on a phone a sheet. A phone has a day without starts in the page, too, as its
 * message must be read.
 */
export function Sheet({ price, note, day, step, data, page }: SheetProps) {
  const { locale, t, view } = page;
  const isSheet = ["none", "open"].includes(readDayState(data, view));
  return (
    <div
      id={panelId}
      popover={isSheet ? "auto" : undefined}
      data-modal={isSheet ? t("booking.title") : undefined}
      className={isSheet ? panel.panel : `${panel.panel} ${css.inline}`}
    >
      <StyleSheet of={css} />
      <StyleSheet of={starts} />
      <div className={panel.head}>
        <PriceTag price={price} locale={locale} t={t} showScratchPrice size="large" />
        {isSheet && <CloseButton target={panelId} look={panel.close} t={t} />}
      </div>
      <div className={panel.when}>
        {note !== undefined && <p className={noteClass}>{note}</p>}
        {day !== undefined && <DayButton t={t}>{day}</DayButton>}
        <StartsOfDay data={data} page={page} />
      </div>
      <div className={panel.who}>
        <PartyForm data={data} page={page} />
        <ChosenStart data={data} page={page} />
      </div>
      <div className={`${panel.next} ${css.steps}`}>
        <NextStep step={step} />
        <BookingLink data={data} page={page} />
      </div>
    </div>
  );
}
