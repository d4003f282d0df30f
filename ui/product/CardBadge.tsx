import type { ProductLabel } from "../../catalog/product.ts";
import type { MessageKey, Translator } from "../../i18n/translator.ts";
import { Badge } from "../primitives/Badge.tsx";

export interface CardBadgeProps {
  readonly badge: ProductLabel;
  readonly t: Translator;
}

const texts: Readonly<Record<ProductLabel, MessageKey>> = {
  BEST_SELLER: "product.bestSeller",
  SELLING_OUT_FAST: "product.sellingOutFast",
};

/** A product's label; one that says "now" looks it. */
export function CardBadge({ badge, t }: CardBadgeProps) {
  return <Badge tone={badge === "SELLING_OUT_FAST" ? "scarcity" : "plain"}>{t(texts[badge])}</Badge>;
}
