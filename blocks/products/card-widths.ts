import { columnCounts, isInThrees, isLastAlone } from "../../ui/primitives/card-columns.ts";
import type { CardGridProps } from "../../ui/primitives/CardGrid.tsx";

/** A compact row, in a list of one column, cuts its picture at the sides. So it needs twice the width. */
const compactWidth = "224px";

/**
 * Returns how wide a list shows the pictures of its cards, as in HTML (`sizes`). The number of cards decides how many
 * columns a grid has. On a desktop, four are 292 px wide, and five are 397 px.
 */
export function cardWidths(layout: CardGridProps["layout"], count: number): string {
  if (layout === "list") return `(min-width: 900px) 440px, (min-width: 560px) 520px, ${compactWidth}`;
  const { two, three, four } = columnCounts;
  const isGrid = layout === "grid";
  const hasThree = isGrid ? isInThrees(count) || isLastAlone(count, four, three) : count === three;
  const wide = `(min-width: 1120px) ${hasThree ? 397 : 292}px`;
  if (!isGrid) {
    const middle = hasThree ? "(min-width: 768px) 30vw" : "(min-width: 990px) 22vw, (min-width: 768px) 28vw";
    return `${wide}, ${middle}, (min-width: 560px) 44vw, max(50vw - 22px, 168px)`;
  }
  const [middle, narrow] = [isLastAlone(count, three, four) ? 22 : 30, isLastAlone(count, two, three) ? 30 : 46];
  return `${wide}, (min-width: 880px) ${middle}vw, (min-width: 560px) ${narrow}vw, ${compactWidth}`;
}
