import type { Product } from "../../catalog/product.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Badge } from "../primitives/Badge.tsx";

export interface CardBadgeProps {
  readonly product: Product;
  readonly t: Translator;
}

/** At most one label of a product: what runs out matters more than what is popular. */
export function CardBadge({ product: { labels }, t }: CardBadgeProps) {
  if (labels.includes("SELLING_OUT_FAST")) return <Badge tone="scarcity">{t("product.sellingOutFast")}</Badge>;
  if (labels.includes("BEST_SELLER")) return <Badge tone="plain">{t("product.bestSeller")}</Badge>;
  return null;
}
