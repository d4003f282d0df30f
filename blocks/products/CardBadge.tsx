import { productBadgeRule, productBadgeText } from "../../catalog/product/product-badge.ts";
import type { Translator } from "../../i18n/translator.ts";
import { Badge, type BadgeProps } from "../../ui/primitives/Badge.tsx";
import type { ProductLabel } from "../../catalog/product/product.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import * as css from "./CardBadge.css.ts";

export interface CardBadgeProps {
  readonly badge: ProductLabel;
  readonly t: Translator;
  /** Places it. */
  readonly className?: string | undefined;
}

/** The badge of a product: its label in the locale's language, and what that means. */
export function CardBadge({ badge, t, className }: CardBadgeProps) {
  return (
    <Badge tone={badgeTone(badge)} className={className}>
      <StyleSheet of={css} />
      {productBadgeText(badge, t)} <span className={css.rule}>{productBadgeRule(badge, t)}</span>
    </Badge>
  );
}

/** The badge of a product on its own page, and what it means beside it, in one line. */
export function ExplainedBadge({ badge, t }: Pick<CardBadgeProps, "badge" | "t">) {
  return (
    <span className={css.line}>
      <StyleSheet of={css} />
      <Badge tone={badgeTone(badge)}>{productBadgeText(badge, t)}</Badge> {productBadgeRule(badge, t)}
    </span>
  );
}

/** Returns the tone of a label: one that says "now" is `scarcity`. */
export function badgeTone(label: ProductLabel): BadgeProps["tone"] {
  return label === "SELLING_OUT_FAST" ? "scarcity" : "plain";
}
