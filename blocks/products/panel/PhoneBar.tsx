import type { ReactNode } from "react";
import type { ListingPrice } from "../../../catalog/price/price.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { Translator } from "../../../i18n/translator.ts";
import * as bar from "../../../ui/primitives/bottom-bar.css.ts";
import { StyleSheet } from "../../../ui/theme/StyleSheet.tsx";
import { PriceTag } from "../PriceTag.tsx";
import { panelId } from "./panel-ids.ts";
import * as css from "./Panel.css.ts";

interface PhoneBarProps {
  /** Of what is chosen, else the lowest one. */
  readonly price: ListingPrice;
  /** The chosen day in words. */
  readonly chosen: string | undefined;
  readonly locale: Locale;
  readonly t: Translator;
  /** The next step. */
  readonly children: ReactNode;
}

/** The price, the chosen day and the next step, at the bottom of a phone's screen. The day opens the panel. */
export function PhoneBar({ price, chosen, locale, t, children }: PhoneBarProps) {
  return (
    <div className={css.phone}>
      <StyleSheet of={bar} />
      <div className={`${bar.bar} ${bar.fixedBar}`}>
        <div>
          <PriceTag price={price} locale={locale} t={t} showScratchPrice />
          {chosen !== undefined && (
            <button type="button" popoverTarget={panelId} className={css.day}>
              {chosen}
            </button>
          )}
        </div>
        <div>{children}</div>
      </div>
    </div>
  );
}
