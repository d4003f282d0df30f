import { Children, type ReactNode } from "react";
import { StyleSheet } from "../theme/StyleSheet.tsx";
import * as filling from "./CardFiller.css.ts";
import * as css from "./CardGrid.css.ts";
import * as ranking from "./ranked.css.ts";

export interface CardGridProps {
  /**
   * `grid` has four, three, two columns or one; another number where the last card would be alone. `row` scrolls
   * sideways where not all fits. `list` is for one or two cards, which lie.
   */
  readonly layout: "grid" | "row" | "list";
  readonly label?: string | undefined;
  /** Whether the order says something: the items of a ranking. */
  readonly ordered?: boolean;
  /** Fills what the cards of a grid leave of the last row; hidden where they leave nothing. */
  readonly filler?: ReactNode;
  readonly children: ReactNode;
}

/** A list of cards, equally high along a row. It needs no script. */
export function CardGrid({ filler, ...list }: CardGridProps) {
  const { layout, ordered = false } = list;
  return (
    <div className={layout === "row" ? css.rowPlace : css.gridPlace}>
      <StyleSheet of={css} />
      {ordered && <StyleSheet of={ranking} />}
      {filler === undefined ? (
        <CardList {...list} look={css.layouts[layout]} />
      ) : (
        <div className={css.layouts.grid}>
          <StyleSheet of={filling} />
          <CardList {...list} look={filling.cells} />
          <div className={filling.filler}>{filler}</div>
        </div>
      )}
    </div>
  );
}

interface CardListProps extends Pick<CardGridProps, "label" | "ordered" | "children"> {
  /** Class of the layout. */
  readonly look: string;
}

function CardList({ label, ordered = false, look, children }: CardListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List
      role="list"
      aria-label={label === "" ? undefined : label}
      className={ordered ? `${look} ${ranking.ranked}` : look}
    >
      {Children.toArray(children).map((card, index) => (
        <li key={index}>{card}</li>
      ))}
    </List>
  );
}
