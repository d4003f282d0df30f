import type { PageContext } from "../../../../renderer/index.ts";
import { formatMoney } from "../../../../catalog/money/money.ts";
import type { Product } from "../../../../catalog/product/product.ts";
import { ByDevice } from "../../../../ui/primitives/ByDevice.tsx";
import { ButtonLink } from "../../../../ui/primitives/links.tsx";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import * as links from "../../../../ui/primitives/links.css.ts";
import { Opener } from "../../../../blocks/products/panel/Opener.tsx";
import { datesId, panelId, startsId } from "../../../../blocks/products/panel/panel-ids.ts";
import type { PanelState } from "./panel-state.ts";

export interface NextStepProps {
  readonly state: PanelState;
  readonly product: Product;
  readonly page: PageContext;
  /** Whether it is in the bar of a phone, which opens the panel. */
  readonly isBar?: boolean;
}

/** The one filled button. Its words advance: a date, a time, then the booking with the total. */
export function NextStep(props: NextStepProps) {
  const { state, page } = props;
  if (state.date === undefined) return <Opener target={datesId}>{page.t("show.chooseDate")}</Opener>;
  const choosesTime = state.starts.length > 1;
  return (
    <>
      {choosesTime && (
        <div data-next="time" hidden={state.start !== undefined}>
          <TimeStep {...props} />
        </div>
      )}
      <div data-next="booking" hidden={choosesTime && state.start === undefined}>
        <BookingStep {...props} />
      </div>
    </>
  );
}

function TimeStep({ isBar = false, page }: NextStepProps) {
  const text = page.t("booking.chooseTime");
  return isBar ? (
    <Opener target={panelId}>{text}</Opener>
  ) : (
    <ButtonLink href={`#${startsId}`} size="large">
      {text}
    </ButtonLink>
  );
}

/** A phone has another step of the booking (C23). */
function BookingStep({ state, product, page, isBar = false }: NextStepProps) {
  const { date, start, party, variant, total } = state;
  const choice = {
    ...(date !== undefined && { date }),
    ...(start !== undefined && { time: start.startTime }),
    ...(state.persons.length > 0 && { party }),
    ...(variant !== undefined && { variant: variant.id }),
  };
  const price = total && formatMoney(total, page.locale);
  const text = price ? page.t("booking.continue", { price }) : page.t("performances.continue");
  const link = (isMobile: boolean) => (
    <a
      href={page.bookingUrl(product, { ...choice, isMobile })}
      data-book=""
      className={`${links.tone.primary} ${links.size.large}`}
    >
      {text}
    </a>
  );
  return (
    <>
      <StyleSheet of={links} />
      {isBar ? link(true) : <ByDevice>{link}</ByDevice>}
    </>
  );
}
