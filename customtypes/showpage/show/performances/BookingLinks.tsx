import type { Booking } from "../../../../catalog/booking/booking-url.ts";
import { ByDevice } from "../../../../ui/primitives/ByDevice.tsx";
import { ButtonLink, TextLink } from "../../../../ui/primitives/links.tsx";
import { findNextStep } from "../next-step.ts";
import { offersSeats } from "../seats/seat-view.ts";
import type { PerformanceProps } from "./performance-props.ts";

interface BookingLinksProps extends PerformanceProps {
  readonly choice: Pick<Booking, "date" | "time" | "adults">;
}

/**
 * The next step of a chosen start: its seats, else the booking. A phone has another step of the booking (C23), and the filled
 * button at the bottom of its screen. Beside seats the booking is a link.
 */
export function BookingLinks({ choice, data: { product }, page }: BookingLinksProps) {
  const { label, href, phoneHref = href } = findNextStep(product, page);
  return (
    <>
      <ByDevice>
        {(isMobile) => (
          <ButtonLink href={isMobile ? phoneHref : href} size="large" tone={isMobile ? "secondary" : "primary"}>
            {label}
          </ButtonLink>
        )}
      </ByDevice>
      {offersSeats(product, page) && (
        <ByDevice>
          {(isMobile) => (
            <TextLink href={page.bookingUrl(product, { ...choice, isMobile })}>
              {page.t("performances.continue")}
            </TextLink>
          )}
        </ByDevice>
      )}
    </>
  );
}
