import { Section } from "../../../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../../../ui/theme/StyleSheet.tsx";
import * as css from "../../../../ui/seats/seats.css.ts";
import type { ShowProps } from "../../fields.ts";
import { partyOf } from "../performances/chosen-slot.ts";
import { showOf } from "../show-of.ts";
import { BestSeats } from "./BestSeats.tsx";
import { RowSeats } from "./RowSeats.tsx";
import { SeatSections } from "./SeatSections.tsx";
import type { SeatsProps } from "./seats-props.ts";
import { limitOf, seatMapOf, seatsId } from "./seat-view.ts";
import { pagePath } from "../../../../routing/page-address.ts";

/** Seats of the chosen start (rows X6, P26): the best ones together, and all by section and row. */
export function Seats({ fields, page }: ShowProps) {
  const product = showOf(fields, page.snapshot);
  const map = product && seatMapOf(product, page);
  if (product === undefined || map === undefined) return null;
  return (
    <Section id={seatsId} title={page.t("seats.title")}>
      <StyleSheet of={css} />
      {map === "failed" ? (
        <p>{page.t("seats.unavailable")}</p>
      ) : (
        <div className={css.explorer}>
          <SeatForm page={page} />
          <BestSeats map={map} product={product} page={page} />
          <SeatSections map={map} page={page} />
          <RowSeats map={map} product={product} page={page} />
        </div>
      )}
    </Section>
  );
}

/** The limit of the price and how many seats: a plain form. */
function SeatForm({ page }: Pick<SeatsProps, "page">) {
  const { t, view, locale, currency } = page;
  const limit = limitOf(page) === undefined ? undefined : view.budget;
  return (
    <form action={`${pagePath(locale.code, page.path)}#${seatsId}`} className={css.form}>
      <input type="hidden" name="date" value={view.date} />
      <input type="hidden" name="time" value={view.time} />
      <label className={css.label}>
        {t("seats.within", { currency })}
        <input name="budget" type="number" min={1} max={99_999} defaultValue={limit} className={css.input} />
      </label>
      <label className={css.label}>
        {t("seats.together")}
        <input name="party" type="number" min={1} max={12} defaultValue={partyOf(page)} className={css.input} />
      </label>
      <button className={css.button}>{t("seats.find")}</button>
    </form>
  );
}
