import * as css from "./calendar.css.ts";

export interface DayLinkProps {
  /** Day of the month. */
  readonly day: number;
  readonly price: string;
  /** What the link chooses, with date and price. */
  readonly label: string;
  readonly isCheapest: boolean;
  readonly isChosen: boolean;
  readonly href: string;
}

/** A day that can be chosen. */
export function DayLink({ day, price, label, isCheapest, isChosen, href }: DayLinkProps) {
  const looks = [css.free, css.choice, isCheapest && css.cheapest].filter(Boolean).join(" ");
  return (
    <a href={href} rel="nofollow" aria-label={label} aria-current={isChosen ? "date" : undefined} className={looks}>
      <span className={css.number}>{day}</span>
      <bdi className={css.price}>{price}</bdi>
    </a>
  );
}
