import { transferBookingUrl } from "../../catalog/transfer/transfer-booking.ts";
import type { Variant } from "../../catalog/variant/variant.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { ButtonLink } from "../../ui/primitives/links.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import * as css from "./AirportTransfers.css.ts";
import type { TransferRequest } from "./request-of.ts";
import type { Transfer } from "./transfers-of.ts";

export interface BookVehicleProps {
  readonly transfer: Transfer;
  readonly variant: Variant;
  readonly isCheapest: boolean;
  readonly request: TransferRequest;
  readonly page: PageContext;
}

/** The way to the booking of one vehicle, with flight and party. With a day, a phone has another step (row C23). */
export function BookVehicle(props: BookVehicleProps) {
  if (props.request.date === undefined) return <Book {...props} isMobile={false} />;
  return ([false, true] as const).map((isMobile) => (
    <div key={`${isMobile}`} className={isMobile ? css.phone : css.wide}>
      <Book {...props} isMobile={isMobile} />
    </div>
  ));
}

function Book({ transfer, variant, isCheapest, request, page, isMobile }: BookVehicleProps & { isMobile: boolean }) {
  const { date, people } = request;
  const day = date === undefined ? {} : { date, isMobile };
  const step = page.bookingUrl(transfer, { ...day, adults: people, variant: variant.id });
  return (
    <ButtonLink href={transferBookingUrl(step, request)} tone={isCheapest ? "primary" : "secondary"}>
      {page.t("product.bookNow")}
      <span className="visually-hidden">
        {" "}
        <Localized text={variant.name} />
      </span>
    </ButtonLink>
  );
}
