import * as css from "../../../../blocks/seats/seats.css.ts";
import { pagePath } from "../../../../routing/page-address.ts";
import { maxBudget } from "../../../../blocks/seats/seat-budget.ts";
import { largestParty, seatsTogether } from "../performances/chosen-slot.ts";
import { HiddenFields } from "./HiddenFields.tsx";
import type { SeatsProps } from "./seats-props.ts";
import { toPriceLimit, seatsId } from "./seat-view.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

/** Form for the limit of the price and the number of seats. Submitting it retains other choices. */
export function SeatForm({ product, page }: Pick<SeatsProps, "product" | "page">) {
  const { t, view, locale, currency } = page;
  const limit = toPriceLimit(page) === undefined ? undefined : readView(showView, view).budget;
  return (
    <form action={`${pagePath(locale.code, page.path)}#${seatsId}`} className={css.form}>
      <HiddenFields names={["date", "time", "section", "row", "seats"]} view={view} />
      <label className={css.label}>
        {t("seats.within", { currency })}
        <input name="budget" type="number" min={1} max={maxBudget} defaultValue={limit} className={css.input} />
      </label>
      <label className={css.label}>
        {t("seats.together")}
        <input
          name="party"
          type="number"
          min={1}
          max={largestParty(product)}
          defaultValue={seatsTogether(product, page)}
          className={css.input}
        />
      </label>
      <button className={css.button}>{t("seats.find")}</button>
    </form>
  );
}
