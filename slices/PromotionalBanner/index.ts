import { need } from "../../catalog/snapshot/needs.ts";
import { defineSlice } from "../../renderer/define-slice.tsx";
import { productPageNeeds } from "../../renderer/product-hrefs.ts";
import { unknownIds } from "../../renderer/unknown-ids.ts";
import { listBannerProductIds, promoted, schema } from "./fields.ts";
import { PromotionalBanner } from "./PromotionalBanner.tsx";

export default defineSlice({
  type: "promotional_banner",
  variations: ["default", "text_only"],
  schema,
  needs: (fields) =>
    fields.source === "the provider"
      ? need("banners", ["all"])
      : need(
          "products",
          listBannerProductIds(fields).map((id) => ({ id })),
        ),
  followUp: (fields, first, facts) => productPageNeeds(promoted(fields, first), facts),
  findings: (fields, snapshot) => unknownIds("products", listBannerProductIds(fields), snapshot),
  Component: PromotionalBanner,
});
