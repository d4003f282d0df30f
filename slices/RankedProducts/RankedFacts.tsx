import type { Product } from "../../catalog/product/product.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { CardBadge } from "../../ui/product/CardBadge.tsx";
import * as css from "./RankedProducts.css.ts";

interface RankedFactsProps {
  readonly product: Product;
  readonly page: PageContext;
}

/** What it is and where, and its badge. */
export function RankedFacts({ product, page }: RankedFactsProps) {
  const { subCategory, category, cityName } = product;
  const badge = page.badge(product);
  const kicker = [(subCategory ?? category)?.name, cityName].filter(Boolean).join(" · ");
  return (
    <div className={css.facts}>
      {kicker !== "" && <p className={css.kicker}>{kicker}</p>}
      {badge && <CardBadge badge={badge} t={page.t} />}
    </div>
  );
}
