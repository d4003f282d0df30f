import { StyleSheet } from "../../ui/theme/StyleSheet.tsx";
import { RankedRow } from "./RankedRow.tsx";
import * as css from "./RankedProducts.css.ts";
import type { RankedListProps } from "./ranked-list-props.ts";

/** A numbered list: one wide row each, a card on a phone. */
export function RankedRows({ products, page, showScratchPrice }: RankedListProps) {
  return (
    <>
      <StyleSheet of={css} />
      <ol className={css.list} role="list">
        {products.map((product) => (
          <li key={product.id} className={css.item}>
            <RankedRow product={product} page={page} showScratchPrice={showScratchPrice} />
          </li>
        ))}
      </ol>
    </>
  );
}
