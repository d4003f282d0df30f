import type { Product } from "../../catalog/product/product.ts";
import { mayShowReviews, formatRating } from "../../catalog/review/rating.ts";
import { numberFormat } from "../../i18n/formatters.ts";
import { formatTag } from "../../i18n/locales.ts";
import type { PageContext } from "../../renderer/index.ts";
import { TextLink } from "../../ui/primitives/links.tsx";
import { InlineRating } from "../../blocks/reviews/Rating.tsx";

interface Props {
  readonly transfer: Product;
  readonly page: PageContext;
}

/** Renders the rating of a transfer. It leads to its reviews by vehicle where they have a page (C16, D15). */
export function ReviewsLink({ transfer, page }: Props) {
  const { locale, t } = page;
  const { id, rating } = transfer;
  if (rating === undefined || !mayShowReviews(transfer)) return null;
  const path = rating.reviewCount === 0 ? undefined : page.places.findPath({ reviewSubject: `product-${id}` });
  return (
    <p>
      <InlineRating rating={rating} locale={locale} t={t}>
        {formatRating(rating, locale).average}
      </InlineRating>
      {path !== undefined && (
        <>
          {" · "}
          <TextLink href={path}>
            {t("reviews.all", { n: numberFormat(formatTag(locale)).format(rating.reviewCount) })}
          </TextLink>
        </>
      )}
    </p>
  );
}
