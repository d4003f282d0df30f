import type { SliceProps } from "../../renderer/index.ts";
import { ProductCards } from "../../blocks/products/ProductCards.tsx";
import { chooseListLimit } from "../../blocks/products/product-list/list-limit.ts";
import { fillFromPlace } from "../../blocks/products/product-list/fill-from-place.ts";
import { findListState } from "../../blocks/products/product-list/list-state.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import type { RankedProductsFields } from "./fields.ts";

/**
 * Renders a collection's products, those that editors chose first: a numbered list, or a grid. A list that lacks some or
 * all says why where visitors can do something about it.
 */
export function RankedProducts({ fields, variation, id, shown, page }: SliceProps<RankedProductsFields>) {
  const state = findListState(fillFromPlace(fields, page), page.snapshot, chooseListLimit(fields, page));
  if (state === "unknown" || state === "filtered-away") return null;
  const isGrid = variation === "grid";
  return (
    <Section id={id} title={page.text(fields.title)} intro={page.text(fields.intro)}>
      {shown.products.length > 0 && (
        <ProductCards
          products={shown.products}
          page={page}
          layout={isGrid ? "grid" : "list"}
          ordered={!isGrid}
          showScratchPrice={fields.show_scratch_price}
          hrefSuffix={page.value(fields.cta_url_suffix)}
        />
      )}
      {state === "listed-in-part" && <p>{page.t("listing.partial")}</p>}
      {state === "unread" && <p>{page.t("listing.unavailable")}</p>}
      {state === "nothing-for-sale" && <p>{page.t("listing.empty")}</p>}
    </Section>
  );
}
