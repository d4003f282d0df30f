import type { ProductLabel } from "../../catalog/product/product.ts";
import type { BadgeProps } from "../primitives/Badge.tsx";

/** A label that says "now" looks it. */
export function badgeTone(label: ProductLabel): BadgeProps["tone"] {
  return label === "SELLING_OUT_FAST" ? "scarcity" : "plain";
}
