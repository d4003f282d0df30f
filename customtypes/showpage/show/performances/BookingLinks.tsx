import type { Booking } from "../../../../catalog/booking/booking-url.ts";
import { ByDevice } from "../../../../ui/primitives/ByDevice.tsx";
import { ButtonLink, TextLink } from "../../../../ui/primitives/links.tsx";
import { offersSeats, seatsId } from "../seats/seat-view.ts";
import type { PerformanceProps } from "./performance-props.ts";

interface BookingLinksProps extends PerformanceProps {
  readonly choice: Pick<Booking, "date" | "time" | "adults">;
}

/**
 * The way to the booking; a phone has another step (C23). Where seats can be chosen on the page, these come first, and
 * their button is the primary one.
 */
export function BookingLinks({ choice, data: { product }, page }: BookingLinksProps) {
  const { t } = page;
  const hasSeats = offersSeats(product, page);
  return (
    <>
      {hasSeats && (
        <ButtonLink href={`#${seatsId}`} size="large" tone="secondary">
          {t("seats.title")}
        </ButtonLink>
      )}
      <ByDevice>
        {(isMobile) => (
          <BookingLink href={page.bookingUrl(product, { ...choice, isMobile })} isQuiet={hasSeats} page={page} />
        )}
      </ByDevice>
    </>
  );
}

interface BookingLinkProps extends Pick<PerformanceProps, "page"> {
  readonly href: string;
  readonly isQuiet: boolean;
}

function BookingLink({ href, isQuiet, page }: BookingLinkProps) {
  const text = page.t("performances.continue");
  return isQuiet ? (
    <TextLink href={href}>{text}</TextLink>
  ) : (
    <ButtonLink href={href} size="large">
      {text}
    </ButtonLink>
  );
}
