import type { SliceProps } from "../../renderer/define-slice.tsx";
import { productHrefs } from "../../renderer/product-hrefs.ts";
import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { RankedRow } from "./RankedRow.tsx";
import * as css from "./RankedProducts.css.ts";
import type { RankedProductsFields } from "./index.ts";

/** A numbered list: one wide row each, a card on a phone. */
export function RankedRows({ fields, shown, page }: SliceProps<RankedProductsFields>) {
  const hrefOf = productHrefs(shown.products, page);
  return (
    <>
      <StyleSheet of={css} />
      <ol className={css.list} role="list">
        {shown.products.map((product) => (
          <li key={product.id} className={css.item}>
            <RankedRow
              product={product}
              href={hrefOf(product)}
              page={page}
              showScratchPrice={fields.show_scratch_price}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
