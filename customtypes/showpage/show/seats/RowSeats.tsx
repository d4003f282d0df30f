import { isOffered } from "../../../../catalog/seating/seat-rows.ts";
import { formatMoney } from "../../../../catalog/money/money.ts";
import { joinTexts } from "../../../../i18n/join-texts.ts";
import { pagePath } from "../../../../routing/page-address.ts";
import { noteTexts, seatText, totalText } from "../../../../blocks/seats/seat-texts.ts";
import * as css from "../../../../blocks/seats/seats.css.ts";
import { largestParty, readPartySize } from "../performances/chosen-slot.ts";
import { type ChosenRow, chosenRow } from "./chosen-seats.ts";
import { HiddenFields } from "./HiddenFields.tsx";
import type { SeatsProps } from "./seats-props.ts";
import { SeatsToBook } from "./SeatsToBook.tsx";
import { chosenId, toPriceLimit, rowId } from "./seat-view.ts";

/** The offered seats of the chosen row, each with a box to check, and what is chosen of them. None is, at first. */
export function RowSeats({ map, product, page }: SeatsProps) {
  const chosen = chosenRow(map, page);
  if (chosen === undefined) return null;
  const { section, seats } = chosen;
  const most = largestParty(product);
  return (
    <div className={css.row}>
      <form
        id={rowId}
        tabIndex={-1}
        action={`${pagePath(page.locale.code, page.path)}#${chosenId}`}
        className={css.target}
      >
        <HiddenFields
          names={["date", "time", "party", "budget", "section", "row"]}
          view={{ ...page.view, party: readPartySize(page) }}
        />
        <Boxes chosen={chosen} page={page} />
        <button className={css.button}>{page.t("seats.chosen")}</button>
      </form>
      <div id={chosenId} tabIndex={-1} className={`${css.best} ${css.target}`}>
        {seats.length === 0 && <p role="status">{totalText(seats, page)}</p>}
        {seats.length > most && <p role="status">{page.t("seats.most", { n: most })}</p>}
        {seats.length > 0 && seats.length <= most && (
          <SeatsToBook section={section} seats={seats} role="status" product={product} page={page} />
        )}
      </div>
    </div>
  );
}

interface BoxesProps {
  readonly chosen: ChosenRow;
  readonly page: SeatsProps["page"];
}

function Boxes({ chosen: { section, row, seats }, page }: BoxesProps) {
  const chosen = new Set(seats);
  const limit = toPriceLimit(page);
  return (
    <fieldset className={css.boxes}>
      <legend>{joinTexts("phrases", [section.name, page.t("seats.row", { row: row.name })], page.t)}</legend>
      {row.seats.map((seat, index) => {
        if (!isOffered(seat, limit) && !chosen.has(seat)) return null;
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
