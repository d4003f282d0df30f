import { formatTag } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import * as css from "./Quotes.css.ts";

interface StarsProps {
  /** 1 to 5; any other is not shown. */
  readonly rating: number | undefined;
  readonly page: PageContext;
}

/** "★ 4.5 / 5", said in full to a screen reader. */
export function Stars({ rating, page }: StarsProps) {
  if (rating === undefined || rating < 1 || rating > 5) return null;
  const value = new Intl.NumberFormat(formatTag(page.locale), { maximumFractionDigits: 1 }).format(rating);
  return (
    <div className={css.stars}>
      <span className="visually-hidden">{page.t("quotes.rating", { rating: value })}</span>
      <Icon name="star" />
      <bdi dir="ltr" aria-hidden className="tabular">
        {value} / 5
      </bdi>
    </div>
  );
}
