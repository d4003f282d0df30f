import { seatOffers } from "../../../../catalog/seating/best-together.ts";
import * as css from "../../../../blocks/seats/seats.css.ts";
import { NoneTogether } from "./NoneTogether.tsx";
import { chosenRow } from "./chosen-seats.ts";
import { seatsTogether } from "../performances/chosen-slot.ts";
import type { SeatsProps } from "./seats-props.ts";
import { SeatsToBook } from "./SeatsToBook.tsx";
import { toPriceLimit } from "./seat-view.ts";

/** The seats side by side that fit the limit, with the way to book them. The first ones have the primary button. */
export function BestSeats({ map, product, page }: SeatsProps) {
  const { t } = page;
  const n = seatsTogether(product, page);
  const limit = toPriceLimit(page);
  const offers = seatOffers(map, { count: n, limit });
  if (offers.length === 0) return <NoneTogether count={n} map={map} page={page} />;
  const others = chosenRow(map, page)?.seats ?? [];
  return offers.map(({ rule, ...seats }, index) => (
    <div key={rule} className={css.best}>
      <h3>{t(rule === "best" ? "seats.best" : "seats.lowest", { n })}</h3>
      {rule === "best" && <p className={css.note}>{t("seats.bestRule")}</p>}
      <SeatsToBook
        {...seats}
        tone={index > 0 || others.length > 0 ? "secondary" : "primary"}
        product={product}
        page={page}
      />
    </div>
  ));
}
