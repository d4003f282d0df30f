import { shownDays } from "../../../../blocks/listing/shown-days.ts";
import { PriceTag } from "../../../../blocks/products/PriceTag.tsx";
import type { ListingPrice } from "../../../../catalog/price/price.ts";
import * as bar from "../../../../ui/primitives/bottom-bar.css.ts";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import { panelId } from "../../../../blocks/products/panel/panel-ids.ts";
import { NextStep, type NextStepProps } from "./NextStep.tsx";
import * as css from "../../../../blocks/products/panel/Panel.css.ts";

export interface PricedStepProps extends NextStepProps {
  /** Of the chosen day, else the lowest one. */
  readonly price: ListingPrice;
}

/** The price, the chosen day and the next step, at the bottom of a phone's screen. The day opens the panel. */
export function PhoneBar({ price, ...props }: PricedStepProps) {
  const { state, page } = props;
  const { date } = state;
  const { locale, t } = page;
  return (
    <div className={css.phone}>
      <StyleSheet of={bar} />
      <div className={`${bar.bar} ${bar.fixedBar}`}>
        <div>
          <PriceTag price={price} locale={locale} t={t} showScratchPrice />
          {date !== undefined && (
            <button type="button" popoverTarget={panelId} className={css.day}>
              {shownDays({ from: date, to: date }, locale)}
            </button>
          )}
        </div>
        <div>
          <NextStep {...props} isBar />
        </div>
      </div>
    </div>
  );
}
