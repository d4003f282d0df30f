import { defineSlice, need, unknownIds } from "../../renderer/index.ts";
import { productPageNeeds } from "../../blocks/products/product-links.ts";
import { fields } from "./fields.ts";
import { listBannerProductIds, promoted } from "./list-banner-products.ts";
import { PromotionalBanner } from "./PromotionalBanner.tsx";

export default defineSlice({
  type: "promotional_banner",
  variations: ["default", "text_only"],
  fields,
  needs: (values) =>
    values.source === "the provider"
      ? need("banners", ["all"])
      : need(
          "products",
          listBannerProductIds(values).map((id) => ({ id })),
        ),
  followUp: (values, first, facts) => productPageNeeds(promoted(values, first), facts),
  findings: (values, snapshot) => unknownIds("products", listBannerProductIds(values), snapshot),
  Component: PromotionalBanner,
});
