import { Children, type ReactNode } from "react";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as css from "./CardGrid.css.ts";

export interface CardGridProps {
  /** `row` scrolls sideways on a phone; from a tablet on it is a grid. */
  readonly layout: "grid" | "row";
  readonly label?: string;
  readonly children: ReactNode;
}

/** A list of cards, equally high along a row. */
export function CardGrid({ layout, label, children }: CardGridProps) {
  return (
    <>
      <StyleSheet of={css} />
      <ul role="list" aria-label={label} className={css.layout[layout]}>
        {Children.toArray(children).map((card, index) => (
          <li key={index} className={css.item}>
            {card}
          </li>
        ))}
      </ul>
    </>
  );
}
