import type { Product } from "../../catalog/product/product.ts";
import * as css from "./ProductCard.css.ts";

export interface CardHeadProps {
  readonly product: Product;
  readonly href: string;
}

/** What it is, where, and its name: the card's one link. */
export function CardHead({ product, href }: CardHeadProps) {
  const { subCategory, category, cityName, name } = product;
  const kicker = [(subCategory ?? category)?.name, cityName].filter(Boolean).join(" · ");
  return (
    <div className={css.head}>
      {kicker !== "" && <p className={css.kicker}>{kicker}</p>}
      <h3 className={css.title}>
        <a href={href} className={css.link}>
          {name}
        </a>
      </h3>
    </div>
  );
}
