import { maxMapSeats } from "../../../../catalog/seating/seat-lines.ts";
import { seatsAddress } from "../../../../routing/seats-address.ts";
import { Explorer } from "../../../../blocks/seats/explorer/Explorer.island.tsx";
import * as css from "../../../../blocks/seats/seats.css.ts";
import * as device from "../../../../ui/primitives/by-device.css.ts";
import * as control from "../../../../ui/primitives/control.css.ts";
import * as links from "../../../../ui/primitives/links.css.ts";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import { visitId } from "../performances/addresses.ts";
import { chosenSlot, largestParty, seatsTogether } from "../performances/chosen-slot.ts";
import { seatsText } from "../panel/next-step.ts";
import { chosenRow } from "./chosen-seats.ts";
import { BestSeats } from "./BestSeats.tsx";
import { explorerTexts } from "./explorer-texts.ts";
import { RowSeats } from "./RowSeats.tsx";
import { SeatForm } from "./SeatForm.tsx";
import { SeatSections } from "./SeatSections.tsx";
import type { SeatsProps } from "./seats-props.ts";
import { seatsId } from "./seat-view.ts";

/** A form and a list that choose by requests. The browser replaces them by a map and a list that choose at once. */
export function SeatExplorer({ map, product, page }: SeatsProps) {
  const { t, locale, currency } = page;
  const slot = chosenSlot(page);
  const plain = <PlainSeats map={map} product={product} page={page} />;
  const count = map.sections.reduce((sum, { seats }) => sum + seats.length, 0);
  if (slot === undefined || count > maxMapSeats) return plain;
  const { date, time } = slot;
  const [most, party] = [largestParty(product), seatsTogether(product, page)];
  const chosen = chosenRow(map, page)?.seats.map(({ code }) => code) ?? [];
  return (
    <Explorer
      src={seatsAddress({ id: product.id, date, time, locale: locale.code, currency })}
      locale={locale}
      texts={explorerTexts(t, { most, party })}
      most={most}
      party={party}
      chosen={chosen.length > 0 ? chosen : undefined}
      time={time}
      dates={visitId}
      next={{
        seats: seatsText(map, product, page),
        booking: t("booking.continue", { price: "{price}" }),
        href: `#${seatsId}`,
      }}
      bookingUrls={{
        wide: page.bookingUrl(product, { date }),
        phone: page.bookingUrl(product, { date, isMobile: true }),
      }}
    >
      {/* The sheets that those of the map refer to: it adds its own. */}
      <StyleSheet of={css} />
      <StyleSheet of={control} />
      <StyleSheet of={links} />
      <StyleSheet of={device} />
      {plain}
    </Explorer>
  );
}

function PlainSeats(props: SeatsProps) {
  return (
    <div className={css.explorer}>
      <SeatForm product={props.product} page={props.page} />
      <div data-plain="" className={css.explorer}>
        <BestSeats {...props} />
        <SeatSections {...props} />
        <RowSeats {...props} />
      </div>
    </div>
  );
}
