import { formatMoney } from "../../../../catalog/money/money.ts";
import { areTogether, type TogetherInstead, togetherInstead } from "../../../../catalog/seating/together-instead.ts";
import { minorUnitDigits } from "../../../../i18n/currencies.ts";
import { joinTexts } from "../../../../i18n/join-texts.ts";
import { roundBudgetUp } from "../../../../blocks/seats/seat-budget.ts";
import { ButtonLink } from "../../../../ui/primitives/links.tsx";
import * as css from "../../../../blocks/seats/seats.css.ts";
import type { SeatsProps } from "./seats-props.ts";
import { toPriceLimit, seatHref } from "./seat-view.ts";
import { readView } from "../../../../routing/define-view.ts";
import { showView } from "../view.ts";

interface NoneTogetherProps extends Pick<SeatsProps, "map" | "page"> {
  readonly count: number;
}

/**
 * Message that no seats fit the limit, with links to others: those within the limit, then those above it. Their links
 * retain other choices.
 */
export function NoneTogether({ count, map, page }: NoneTogetherProps) {
  const { t, view } = page;
  const limit = toPriceLimit(page);
  const { section, row, seats } = readView(showView, view);
  const chosen = { section, row, seats };
  return (
    <div className={css.best}>
      <p role="status">{t(limit === undefined ? "seats.bestNone" : "seats.bestNoneWithin", { n: count })}</p>
      {togetherInstead(map, { count, limit }).map((instead) => (
        <ButtonLink
          key={instead.count}
          tone="secondary"
          href={seatHref(page, { ...chosen, party: instead.count, budget: toBudget(instead) })}
        >
          {insteadText(instead, page)}
        </ButtonLink>
      ))}
      {limit !== undefined && areTogether(map, count) && (
        <ButtonLink tone="secondary" href={seatHref(page, { ...chosen, budget: undefined })}>
          {t("listing.reset")}
        </ButtonLink>
      )}
    </div>
  );
}

/** Returns the limit of an offer as an address names it: £42.50 → 43. */
function toBudget({ limit, price }: TogetherInstead): number {
  return roundBudgetUp(limit / 10 ** minorUnitDigits(price.currency));
}

function insteadText({ count, price, isAbove }: TogetherInstead, { t, locale }: SeatsProps["page"]): string {
  const text = t("seats.instead", { n: count, price: formatMoney(price, locale) });
  return joinTexts("phrases", [text, isAbove ? t("seats.aboveLimit") : ""], t);
}
