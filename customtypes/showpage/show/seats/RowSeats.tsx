import { isOffered, rowsOf, type SeatRow } from "../../../../catalog/seating/seat-rows.ts";
import type { SeatSection } from "../../../../catalog/seating/seating.ts";
import { formatMoney } from "../../../../catalog/money/money.ts";
import { joinTexts } from "../../../../i18n/join-texts.ts";
import { pagePath } from "../../../../routing/page-address.ts";
import { noteTexts, seatText } from "../../../../ui/seats/seat-texts.ts";
import * as css from "../../../../ui/seats/seats.css.ts";
import { partyOf } from "../performances/chosen-slot.ts";
import type { SeatsProps } from "./seats-props.ts";
import { SeatsToBook } from "./SeatsToBook.tsx";
import { limitOf } from "./seat-view.ts";

/** The offered seats of the chosen row, each with a box to check, and what is chosen of them. */
export function RowSeats({ map, product, page }: SeatsProps) {
  const { section: sectionNumber, row: rowNumber } = page.view;
  const section = map.sections[(sectionNumber ?? 0) - 1];
  const row = section && rowsOf(section)[(rowNumber ?? 0) - 1];
  if (section === undefined || row === undefined) return null;
  if (!row.seats.some((seat) => isOffered(seat, limitOf(page)))) return null;
  const { t } = page;
  const chosen = chosenSeats(row, page);
  return (
    <div className={css.row}>
      <form action={`${pagePath(page.locale.code, page.path)}#seats`}>
        <HiddenView page={page} />
        <Boxes section={section} row={row} page={page} />
        <button className={css.button}>{t("seats.chosen")}</button>
      </form>
      {chosen.length > 0 && (
        <div className={css.best}>
          <SeatsToBook section={section} seats={chosen} role="status" product={product} page={page} />
        </div>
      )}
    </div>
  );
}

function chosenSeats({ seats }: SeatRow, page: SeatsProps["page"]) {
  const numbers = new Set(page.view.seats?.split(",").map(Number));
  const limit = limitOf(page);
  return seats.filter((seat, index) => numbers.has(index + 1) && isOffered(seat, limit));
}

/** What the page's address says besides the seats. */
function HiddenView({ page }: Pick<SeatsProps, "page">) {
  const { date, time, budget, section, row } = page.view;
  const others = Object.entries({ date, time, party: partyOf(page), budget, section, row });
  return others.map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

interface BoxesProps {
  readonly section: SeatSection;
  readonly row: SeatRow;
  readonly page: SeatsProps["page"];
}

function Boxes({ section, row, page }: BoxesProps) {
  const chosen = new Set(chosenSeats(row, page));
  const limit = limitOf(page);
  return (
    <fieldset className={css.boxes}>
      <legend>{joinTexts("phrases", [section.name, page.t("seats.row", { row: row.name })], page.t)}</legend>
      {row.seats.map((seat, index) => {
        if (!isOffered(seat, limit)) return null;
        const facts = [formatMoney(seat.band.price, page.locale), ...noteTexts(seat, page.t)];
        return (
          <label key={seat.code} className={css.box}>
            <input
              type="checkbox"
              name="seats"
              value={index + 1}
              defaultChecked={chosen.has(seat)}
              aria-label={seatText(section.name, seat, page)}
              className={css.check}
            />
            <b>{seat.number}</b> {joinTexts("phrases", facts, page.t)}
          </label>
        );
      })}
    </fieldset>
  );
}
