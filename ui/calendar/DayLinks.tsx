import * as css from "./calendar.css.ts";

export interface DayLinksProps {
  /** Day of the month. */
  readonly day: number;
  readonly price: string;
  /** What the links do, with date and price. */
  readonly label: string;
  readonly isCheapest: boolean;
  readonly href: string;
  /** On a phone a booking with a day begins elsewhere (specification §2). */
  readonly phoneHref: string;
}

/** A day that can be booked. Phones have a link of their own, of which styles show one at a time. */
export function DayLinks({ day, price, label, isCheapest, href, phoneHref }: DayLinksProps) {
  const looks = isCheapest ? `${css.free} ${css.cheapest}` : css.free;
  const text = (
    <>
      <span className={css.number}>{day}</span>
      <bdi className={css.price}>{price}</bdi>
    </>
  );
  return (
    <>
      <a href={href} aria-label={label} className={`${looks} ${css.wide}`}>
        {text}
      </a>
      <a href={phoneHref} aria-label={label} className={`${looks} ${css.phone}`}>
        {text}
      </a>
    </>
  );
}
