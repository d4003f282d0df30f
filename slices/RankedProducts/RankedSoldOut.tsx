import type { PageContext } from "../../renderer/render/page-context.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./RankedOffer.css.ts";

interface RankedSoldOutProps {
  readonly page: PageContext;
}

/** Instead of a price: that there is none now, and the way to other dates. */
export function RankedSoldOut({ page }: RankedSoldOutProps) {
  return (
    <div className={css.offer}>
      <StyleSheet of={css} />
      <p className={css.soldOut}>{page.t("product.soldOut")}</p>
      <span className={css.action.otherDates} aria-hidden>
        {page.t("product.soldOutHint")}
      </span>
    </div>
  );
}
