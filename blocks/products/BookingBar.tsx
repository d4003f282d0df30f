import type { Sale } from "../../catalog/show/sale.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Translator } from "../../i18n/translator.ts";
import { ByDevice } from "../../ui/primitives/ByDevice.tsx";
import { panelId } from "./panel/panel-ids.ts";
import { ButtonLink } from "../../ui/primitives/links.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "../../ui/primitives/bottom-bar.css.ts";
import { PriceTag } from "./PriceTag.tsx";

export interface BookingBarProps {
  readonly sale: Sale;
  /** Where it is booked, or where a day is chosen. */
  readonly href: string;
  /** On a phone, where that is another step. */
  readonly phoneHref?: string;
  /** The words of the button. */
  readonly label: string;
  readonly locale: Locale;
  readonly t: Translator;
}

/**
 * Price and link to the next step, fixed to the bottom of a phone's screen. A product that can't be booked shows the
 * reason instead.
 */
export function BookingBar({ sale: { price, note }, label, locale, t, ...step }: BookingBarProps) {
  return (
    <div id={panelId} className={`${css.bar} ${css.fixedBar}`}>
      <div>
        <StyleSheet of={css} />
        {note !== undefined && <p className={css.note}>{note}</p>}
        {price && <PriceTag price={price} locale={locale} t={t} showScratchPrice size="large" />}
      </div>
      {price && <Step {...step}>{label}</Step>}
    </div>
  );
}

interface StepProps extends Pick<BookingBarProps, "href" | "phoneHref"> {
  readonly children: string;
}

function Step({ href, phoneHref, children }: StepProps) {
  const link = (target: string) => (
    <ButtonLink href={target} size="large">
      {children}
    </ButtonLink>
  );
  return phoneHref === undefined ? link(href) : <ByDevice>{(isMobile) => link(isMobile ? phoneHref : href)}</ByDevice>;
}
