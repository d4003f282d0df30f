import { highlightLines } from "../../catalog/product/highlight-lines.ts";
import { Icon } from "../../ui/primitives/Icon.tsx";
import * as css from "./RankedProducts.css.ts";

interface RankedHighlightsProps {
  readonly highlights: readonly string[];
}

/** As many selling points as a card has room for (specification §9). */
export function RankedHighlights({ highlights }: RankedHighlightsProps) {
  const { lines } = highlightLines(highlights);
  if (lines.length === 0) return null;
  return (
    <ul className={css.highlights} role="list">
      {lines.map((line, index) => (
        <li key={index} className={css.highlight}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
