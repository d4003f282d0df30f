import type { SliceProps } from "../../renderer/define-slice.tsx";
import { ProductCards } from "../../renderer/ProductCards.tsx";
import { limitOf } from "../../renderer/product-list/list-limit.ts";
import { listState } from "../../renderer/product-list/list-state.ts";
import { withSuffix } from "../../renderer/product-list/with-suffix.ts";
import { Section } from "../../ui/primitives/Section.tsx";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import type { RankedProductsFields } from "./index.ts";
import * as css from "./RankedProducts.css.ts";
import { RankedRow } from "./RankedRow.tsx";

/**
 * Renders a collection's products, those that editors chose first. A list that lacks some or all says why where visitors
 * can do something about it.
 */
export function RankedProducts(props: SliceProps<RankedProductsFields>) {
  const { fields, variation, id, shown, page } = props;
  const state = listState(fields, page.snapshot, limitOf(fields, page));
  if (state === "unknown" || state === "filtered-away") return null;
  return (
    <Section id={id} title={page.text(fields.title)} intro={page.text(fields.intro)}>
      {shown.products.length > 0 && (variation === "grid" ? <RankedGrid {...props} /> : <RankedRows {...props} />)}
      {state === "listed-in-part" && <p>{page.t("listing.partial")}</p>}
      {state === "unread" && <p>{page.t("listing.unavailable")}</p>}
      {state === "nothing-for-sale" && <p>{page.t("listing.empty")}</p>}
    </Section>
  );
}

function RankedGrid({ fields, shown, page }: SliceProps<RankedProductsFields>) {
  return (
    <ProductCards
      products={shown.products}
      page={page}
      layout="grid"
      showScratchPrice={fields.show_scratch_price}
      hrefSuffix={page.text(fields.cta_url_suffix)}
    />
  );
}

/** Renders a numbered list: one wide row each, a card on a phone. */
function RankedRows({ fields, shown, page }: SliceProps<RankedProductsFields>) {
  const suffix = page.text(fields.cta_url_suffix);
  return (
    <>
      <StyleSheet of={css} />
      <ol className={css.list} role="list">
        {shown.products.map((product) => (
          <li key={product.id} className={css.item}>
            <RankedRow
              product={product}
              href={withSuffix(page.productPath(product), suffix)}
              page={page}
              showScratchPrice={fields.show_scratch_price}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
