import { productBadge, productBadgeText } from "../../catalog/product/product-badge.ts";
import { Badge } from "../../ui/primitives/Badge.tsx";
import { badgeTone } from "../../blocks/products/CardBadge.tsx";
import { defineProductShortcode } from "../attributes/define-product-shortcode.ts";

export const badge = defineProductShortcode({
  name: "badge",
  sentence: "The label a product carries, best seller or selling out fast; nothing when it carries none.",
  example: '[badge tgid="50002"]',
  text: (product, { site, t, now }) => {
    const label = productBadge(product, site, now);
    return label === undefined ? "" : productBadgeText(label, t);
  },
  Component: ({ product, context: { site, now }, children }) => {
    const label = productBadge(product, site, now);
    return label === undefined ? children : <Badge tone={badgeTone(label)}>{children}</Badge>;
  },
});
