import { formatMoney } from "../../../../catalog/money/money.ts";
import { freeSeats, isOffered, lowestPrice, groupIntoRows } from "../../../../catalog/seating/seat-rows.ts";
import type { Seat, SeatSection } from "../../../../catalog/seating/seating.ts";
import { joinTexts } from "../../../../i18n/join-texts.ts";
import * as css from "../../../../blocks/seats/seats.css.ts";
import type { SeatsProps } from "./seats-props.ts";
import { toPriceLimit, rowId, seatHref } from "./seat-view.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

type Props = Pick<SeatsProps, "map" | "page">;

/** The sections of a house as links, and below the chosen one its rows. */
export function SeatSections({ map, page }: Props) {
  const chosen = readView(showView, page.view).section;
  return (
    <nav aria-label={page.t("seats.sections")}>
      <ul className={css.list}>
        {map.sections.map((section, index) => (
          <li key={index}>
            <SeatLink
              name={section.name}
              free={freeSeats(section)}
              href={seatHref(page, { section: index + 1 })}
              isChosen={chosen === index + 1}
              page={page}
            />
            {chosen === index + 1 && <Rows section={section} page={page} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Rows({ section, page }: { readonly section: SeatSection; readonly page: Props["page"] }) {
  const chosen = readView(showView, page.view);
  return (
    <ol aria-label={page.t("seats.rows", { section: section.name })} className={css.rows}>
      {groupIntoRows(section).map((row, index) => (
        <li key={row.name}>
          <SeatLink
            name={page.t("seats.row", { row: row.name })}
            free={freeSeats(row)}
            href={seatHref(page, { section: chosen.section, row: index + 1 }, rowId)}
            isChosen={chosen.row === index + 1}
            page={page}
          />
        </li>
      ))}
    </ol>
  );
}

interface SeatLinkProps {
  readonly name: string;
  /** The free seats, at any price. */
  readonly free: readonly Seat[];
  readonly href: string;
  readonly isChosen: boolean;
  readonly page: Props["page"];
}

/** A section or a row, with what is free within the limit and from which price. Without such seats it leads nowhere. */
function SeatLink({ name, free, href, isChosen, page }: SeatLinkProps) {
  const { t, locale } = page;
  const limit = toPriceLimit(page);
  const seats = free.filter((seat) => isOffered(seat, limit));
  const lowest = lowestPrice(seats);
  const from = lowest === undefined ? "" : t("product.from", { price: formatMoney(lowest, locale) });
  const isDearer = seats.length === 0 && free.length > 0;
  const count = isDearer ? t("seats.freeNoneWithin") : t("seats.free", { n: seats.length });
  const facts = joinTexts("phrases", [count, from], t);
  if (seats.length === 0)
    return (
      <span className={css.link}>
        {name} <small>{facts}</small>
      </span>
    );
  return (
    <a href={href} aria-current={isChosen ? "true" : undefined} className={css.link}>
      {name} <small>{facts}</small>
    </a>
  );
}
