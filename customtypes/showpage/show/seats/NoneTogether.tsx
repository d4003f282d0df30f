import { formatMoney, type Money } from "../../../../catalog/money/money.ts";
import { togetherInstead } from "../../../../catalog/seating/together-instead.ts";
import { minorUnitDigits } from "../../../../i18n/currencies.ts";
import { budgetAbove } from "../../../../routing/seat-budget.ts";
import { ButtonLink } from "../../../../ui/primitives/links.tsx";
import * as css from "../../../../ui/seats/seats.css.ts";
import type { SeatsProps } from "./seats-props.ts";
import { limitOf, seatHref } from "./seat-view.ts";

interface NoneTogetherProps extends Pick<SeatsProps, "map" | "page"> {
  readonly count: number;
}

/** That no seats fit the limit, with links to what does: what is chosen already stays. */
export function NoneTogether({ count, map, page }: NoneTogetherProps) {
  const { t, view, locale } = page;
  const limit = limitOf(page);
  const chosen = { section: view.section, row: view.row, seats: view.seats };
  const instead = togetherInstead(map, count);
  const price = instead && formatMoney(instead.price, locale);
  return (
    <div className={css.best}>
      <p role="status">{t(limit === undefined ? "seats.bestNone" : "seats.bestNoneWithin", { n: count })}</p>
      {instead !== undefined && price !== undefined && (
        <ButtonLink
          tone="secondary"
          href={seatHref(page, { ...chosen, party: instead.count, budget: limitAt(instead.price) })}
        >
          {t("seats.instead", { n: instead.count, price })}
        </ButtonLink>
      )}
      {limit !== undefined && instead?.count === count && (
        <ButtonLink tone="secondary" href={seatHref(page, { ...chosen, budget: undefined })}>
          {t("listing.reset")}
        </ButtonLink>
      )}
    </div>
  );
}

/** Returns the lowest limit that a price is within: £42.50 → 43. */
function limitAt({ minor, currency }: Money): number {
  return budgetAbove(minor / 10 ** minorUnitDigits(currency));
}
