import { Children, type ReactNode } from "react";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./CardGrid.css.ts";
import * as ranking from "./ranked.css.ts";

export interface CardGridProps {
  /**
   * `grid` has four, three, two columns or one; another number where the last card would be alone. `row` scrolls
   * sideways where not all fits. `list` has one column.
   */
  readonly layout: "grid" | "row" | "list";
  readonly label?: string | undefined;
  /** Whether the order says something: the items of a ranking. */
  readonly ordered?: boolean;
  readonly children: ReactNode;
}

/** A list of cards, equally high along a row. It needs no script. */
export function CardGrid({ layout, label, ordered = false, children }: CardGridProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <div className={layout === "row" ? css.rowPlace : css.gridPlace}>
      <StyleSheet of={css} />
      {ordered && <StyleSheet of={ranking} />}
      <List
        role="list"
        aria-label={label === "" ? undefined : label}
        className={ordered ? `${css.layouts[layout]} ${ranking.ranked}` : css.layouts[layout]}
      >
        {Children.toArray(children).map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </List>
    </div>
  );
}
