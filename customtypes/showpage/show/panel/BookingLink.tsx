import { readView } from "../../../../routing/define-view.ts";
import { ByDevice } from "../../../../ui/primitives/ByDevice.tsx";
import { TextLink } from "../../../../ui/primitives/links.tsx";
import { bookableStart } from "../performances/performance-data.ts";
import type { PerformanceProps } from "../performances/performance-props.ts";
import { offersSeats } from "../seats/seat-view.ts";
import { showView } from "../view.ts";

/** The booking of a start whose seats can be chosen here: it has seats, too. A phone has another step of it (C23). */
export function BookingLink({ data: { product, party }, page }: PerformanceProps) {
  const { time } = bookableStart(product, page) ?? {};
  const { date } = readView(showView, page.view);
  if (time === undefined || date === undefined || !offersSeats(product, page)) return null;
  return (
    <ByDevice>
      {(isMobile) => (
        <TextLink href={page.bookingUrl(product, { date, time, adults: party, isMobile })}>
          {page.t("performances.continue")}
        </TextLink>
      )}
    </ByDevice>
  );
}
