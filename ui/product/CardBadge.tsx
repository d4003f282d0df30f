import { productBadgeText } from "../../catalog/product/product-badge-text.ts";
import type { ProductLabel } from "../../catalog/product/product.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Badge } from "../primitives/Badge.tsx";
import { badgeTone } from "./badge-tone.ts";

export interface CardBadgeProps {
  readonly badge: ProductLabel;
  readonly t: Translator;
}

/** A product's label. */
export function CardBadge({ badge, t }: CardBadgeProps) {
  return <Badge tone={badgeTone(badge)}>{productBadgeText(badge, t)}</Badge>;
}
