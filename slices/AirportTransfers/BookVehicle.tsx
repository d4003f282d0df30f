import { transferBookingUrl } from "../../catalog/transfer/transfer-booking.ts";
import type { Variant } from "../../catalog/variant/variant.ts";
import type { PageContext } from "../../renderer/index.ts";
import { ByDevice } from "../../ui/primitives/ByDevice.tsx";
import { ButtonLink } from "../../ui/primitives/links.tsx";
import { Localized } from "../../ui/primitives/Localized.tsx";
import type { TransferRequest } from "./to-transfer-request.ts";
import type { Transfer } from "./list-transfers.ts";

export interface BookVehicleProps {
  readonly transfer: Transfer;
  readonly variant: Variant;
  readonly isCheapest: boolean;
  readonly request: TransferRequest;
  readonly page: PageContext;
}

/** The way to the booking of one vehicle, with flight and party. With a day, a phone has another step (C23). */
export function BookVehicle(props: BookVehicleProps) {
  if (props.request.date === undefined) return <Book {...props} isMobile={false} />;
  return <ByDevice>{(isMobile) => <Book {...props} isMobile={isMobile} />}</ByDevice>;
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
