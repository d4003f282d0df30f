import { formatMoney } from "../../../../catalog/money/money.ts";
import { isOffered, lowestPrice, offeredSeats, rowsOf } from "../../../../catalog/seating/seat-rows.ts";
import type { Seat, SeatSection } from "../../../../catalog/seating/seating.ts";
import { joinTexts } from "../../../../i18n/join-texts.ts";
import * as css from "../../../../ui/seats/seats.css.ts";
import type { SeatsProps } from "./seats-props.ts";
import { limitOf, seatHref } from "./seat-view.ts";

type Props = Pick<SeatsProps, "map" | "page">;

/** The sections of a house as links, and below the chosen one its rows. */
export function SeatSections({ map, page }: Props) {
  const limit = limitOf(page);
  const chosen = page.view.section;
  return (
    <nav aria-label={page.t("seats.sections")}>
      <ul className={css.list}>
        {map.sections.map((section, index) => (
          <li key={section.name}>
            <SeatLink
              name={section.name}
              seats={offeredSeats(section, limit)}
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
  const limit = limitOf(page);
  return (
    <ol aria-label={page.t("seats.rows", { section: section.name })} className={css.rows}>
      {rowsOf(section).map(({ name, seats }, index) => (
        <li key={name}>
          <SeatLink
            name={page.t("seats.row", { row: name })}
            seats={seats.filter((seat) => isOffered(seat, limit))}
            href={seatHref(page, { section: page.view.section, row: index + 1 })}
            isChosen={page.view.row === index + 1}
            page={page}
          />
        </li>
      ))}
    </ol>
  );
}

interface SeatLinkProps {
  readonly name: string;
  readonly seats: readonly Seat[];
  readonly href: string;
  readonly isChosen: boolean;
  readonly page: Props["page"];
}

/** A section or a row, with what is free and from which price. Without free seats it leads nowhere. */
function SeatLink({ name, seats, href, isChosen, page }: SeatLinkProps) {
  const { t, locale } = page;
  const lowest = lowestPrice(seats);
  const from = lowest === undefined ? "" : t("product.from", { price: formatMoney(lowest, locale) });
  const facts = joinTexts("phrases", [t("seats.free", { n: seats.length }), from], t);
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
