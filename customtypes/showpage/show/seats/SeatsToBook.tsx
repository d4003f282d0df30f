import type { Seat, SeatSection } from "../../../../catalog/seating/seating.ts";
import { ByDevice } from "../../../../ui/primitives/ByDevice.tsx";
import { ButtonLink } from "../../../../ui/primitives/links.tsx";
import { priceText, seatText, totalText } from "../../../../blocks/seats/seat-texts.ts";
import * as css from "../../../../blocks/seats/seats.css.ts";
import { seatsTogether } from "../performances/chosen-slot.ts";
import { seatsHref } from "./seats-href.ts";
import type { SeatsProps } from "./seats-props.ts";

interface SeatsToBookProps extends Pick<SeatsProps, "product" | "page"> {
  readonly section: SeatSection;
  readonly seats: readonly Seat[];
  /** Secondary where a traveller has chosen others. */
  readonly tone?: "primary" | "secondary";
  /** `status` where a traveller has just chosen them. */
  readonly role?: "status";
}

/** Seats of a section with what they cost together, and the way to book them. A suggestion is not said to be chosen. */
export function SeatsToBook({ section, seats, tone = "primary", role, product, page }: SeatsToBookProps) {
  return (
    <>
      <ul className={css.names}>
        {seats.map((seat) => (
          <li key={seat.code}>{seatText(section.name, seat, page)}</li>
        ))}
      </ul>
      <p role={role} className={css.total}>
        {role === "status" ? totalText(seats, page) : priceText(seats, page.locale)}
      </p>
      {role === "status" && seats.length !== seatsTogether(product, page) && (
        <p className={css.note}>{page.t("seats.differs", { n: seatsTogether(product, page) })}</p>
      )}
      <ByDevice>
        {(isMobile) => (
          <ButtonLink tone={tone} href={seatsHref({ product, page }, { seats, isMobile })}>
            {page.t("seats.continue")}
          </ButtonLink>
        )}
      </ByDevice>
    </>
  );
}
