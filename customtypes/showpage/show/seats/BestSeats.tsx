import { bestTogether } from "../../../../catalog/seating/best-together.ts";
import * as css from "../../../../ui/seats/seats.css.ts";
import { chosenRow } from "./chosen-seats.ts";
import { seatsTogether } from "../performances/chosen-slot.ts";
import type { SeatsProps } from "./seats-props.ts";
import { SeatsToBook } from "./SeatsToBook.tsx";
import { limitOf } from "./seat-view.ts";

/** The best seats side by side within the limit, with the way to book them. */
export function BestSeats({ map, product, page }: SeatsProps) {
  const { t } = page;
  const n = seatsTogether(product, page);
  const limit = limitOf(page);
  const best = bestTogether(map, { count: n, limit });
  if (best === undefined)
    return <p role="status">{t(limit === undefined ? "seats.bestNone" : "seats.bestNoneWithin", { n })}</p>;
  const others = chosenRow(map, page)?.seats ?? [];
  return (
    <div className={css.best}>
      <h3>{t("seats.best", { n })}</h3>
      <p className={css.note}>{t("seats.bestRule")}</p>
      <SeatsToBook {...best} tone={others.length > 0 ? "secondary" : "primary"} product={product} page={page} />
    </div>
  );
}
