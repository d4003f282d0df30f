import { shownDays } from "../../../../blocks/listing/shown-days.ts";
import { BookingBar } from "../../../../blocks/products/BookingBar.tsx";
import { readSale } from "../../../../blocks/products/product-on-page.ts";
import { PriceTag } from "../../../../blocks/products/PriceTag.tsx";
import { formatMoney } from "../../../../catalog/money/money.ts";
import type { ListingPrice } from "../../../../catalog/price/price.ts";
import { Localized } from "../../../../ui/primitives/Localized.tsx";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import * as links from "../../../../ui/primitives/links.css.ts";
import type { ExperienceProps } from "../experience-props.ts";
import { DayButton } from "../../../../blocks/products/panel/DayButton.tsx";
import { panelId } from "../../../../blocks/products/panel/panel-ids.ts";
import * as choice from "../../../../blocks/products/panel/choice.css.ts";
import { CloseButton } from "../../../../blocks/products/panel/CloseButton.tsx";
import { dayPrice } from "./day-price.ts";
import { hasDates, PriceCalendar } from "./PriceCalendar.tsx";
import { NextStep, type NextStepProps } from "./NextStep.tsx";
import * as css from "../../../../blocks/products/panel/Panel.css.ts";
import { type PanelState, readPanel } from "./panel-state.ts";
import { Party } from "./Party.island.tsx";
import { toPartyData } from "./party-data.ts";
import { PartyChoice } from "./PartyChoice.tsx";
import { PhoneBar } from "../../../../blocks/products/panel/PhoneBar.tsx";
import { StartChoice } from "./StartChoice.tsx";
import * as visitors from "./visitors.css.ts";

/**
 * Price, day, start, party with its total, and the next step. A phone has it as a sheet, which its bottom bar opens. Every
 * state is an address: links and a form lead to it without script.
 */
export function BookingPanel(props: ExperienceProps) {
  const { product, calendar } = props.data;
  const { locale, t } = props.page;
  const sale = readSale(product, props.page);
  if (sale.price === undefined || calendar === undefined || !hasDates(props))
    return (
      <BookingBar
        sale={sale}
        href={props.page.bookingUrl(product)}
        label={t("product.bookNow")}
        locale={locale}
        t={t}
      />
    );
  const state = readPanel(props);
  const step = { price: dayPrice(sale.price, calendar, state), state, product, page: props.page };
  return (
    <Party {...toPartyData(state, product, props.page)}>
      <StyleSheet of={css} />
      <StyleSheet of={choice} />
      <StyleSheet of={visitors} />
      <StyleSheet of={links} />
      <PhoneBar price={step.price} chosen={dayText(state, props.page)} locale={locale} t={t}>
        <NextStep {...step} isBar />
      </PhoneBar>
      <Sheet {...step} />
      <PriceCalendar {...props} pax={state.pax} />
    </Party>
  );
}

interface PricedStepProps extends NextStepProps {
  /** Of the chosen day, else the lowest one. */
  readonly price: ListingPrice;
}

/** The panel itself: a part of the page, and on a phone a sheet. */
function Sheet({ price, state, product, page }: PricedStepProps) {
  const { locale, t } = page;
  const day = dayText(state, page);
  return (
    <div id={panelId} popover="auto" data-modal={t("booking.title")} className={css.panel}>
      <div className={css.head}>
        <PriceTag price={price} locale={locale} t={t} showScratchPrice size="large" />
        <CloseButton target={panelId} look={css.close} t={t} />
      </div>
      <div className={css.when}>
        <ChosenVariant state={state} />
        {day !== undefined && <DayButton t={t}>{day}</DayButton>}
        <StartChoice state={state} page={page} />
      </div>
      {state.persons.length > 0 && (
        <div className={css.who}>
          <PartyChoice state={state} product={product} page={page} />
        </div>
      )}
      <div className={css.next}>
        <Total state={state} page={page} />
        <NextStep state={state} product={product} page={page} />
      </div>
    </div>
  );
}

/** Names the variant of the prices, where there are others. */
function ChosenVariant({ state: { variant } }: Pick<TotalProps, "state">) {
  if (variant === undefined) return null;
  return (
    <p className={choice.soft}>
      <Localized text={variant.name} />
    </p>
  );
}

/** Returns the chosen day in words; undefined without one. */
function dayText({ date }: PanelState, { locale }: TotalProps["page"]): string | undefined {
  return date && shownDays({ from: date, to: date }, locale);
}

interface TotalProps extends Pick<ExperienceProps, "page"> {
  readonly state: PanelState;
}

/** The total of the party, which is announced when it changes. */
function Total({ state: { persons, total }, page: { locale, t } }: TotalProps) {
  if (persons.length === 0) return null;
  return (
    <p role="status" data-total="" className={choice.label}>
      {total && t("booking.total", { price: formatMoney(total, locale) })}
    </p>
  );
}
