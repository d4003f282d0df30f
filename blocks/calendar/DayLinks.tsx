import * as css from "./calendar.css.ts";
import { DayText, type DayTextProps } from "./DayText.tsx";

export interface DayLinksProps extends DayTextProps {
  readonly isCheapest: boolean;
  readonly isChosen: boolean;
  readonly href: string;
  /** On a phone a booking with a day begins elsewhere (C23). */
  readonly phoneHref: string;
}

/** A day that can be booked. Phones have a separate link; styles show one link at a time. */
export function DayLinks({ isCheapest, isChosen, href, phoneHref, ...text }: DayLinksProps) {
  const current = isChosen ? "date" : undefined;
  const looks = isCheapest ? `${css.free} ${css.cheapest}` : css.free;
  return (
    <>
      <a href={href} aria-current={current} className={`${looks} ${css.wide}`}>
        <DayText {...text} />
      </a>
      <a href={phoneHref} aria-current={current} className={`${looks} ${css.phone}`}>
        <DayText {...text} />
      </a>
    </>
  );
}
