import type { ReactNode } from "react";
import type { Product } from "../../catalog/product/product.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./ProductStanding.css.ts";
import { RatingLine, type RatingLineProps } from "../reviews/Rating.tsx";

interface ProductStandingProps extends Pick<RatingLineProps, "locale" | "t"> {
  readonly product: Pick<Product, "id" | "rating">;
  /** Content after its rating. */
  readonly children?: ReactNode;
}

/** The rating of a product on its own page, and the place of its heart (`ui/tools/add-hearts.ts`). */
export function ProductStanding({ product: { id, rating }, locale, t, children }: ProductStandingProps) {
  return (
    <div className={css.standing} data-saves={id}>
      <StyleSheet of={css} />
      {rating && <RatingLine rating={rating} locale={locale} t={t} />}
      {children}
    </div>
  );
}
