import * as css from "./calendar.css.ts";
import { DayText, type DayTextProps } from "./DayText.tsx";

export interface DayLinkProps extends DayTextProps {
  readonly isCheapest: boolean;
  readonly isChosen: boolean;
  readonly href: string;
}

/**
 * A day that can be chosen. The address of the chosen one has no fragment, because a link within the same page loads
 * nothing. The sheet that the day is in would stay open.
 */
export function DayLink({ isCheapest, isChosen, href, ...text }: DayLinkProps) {
  const looks = [css.free, css.choice, isCheapest && css.cheapest].filter(Boolean).join(" ");
  return (
    <a
      href={isChosen ? href.replace(/#.*$/, "") : href}
      rel="nofollow"
      aria-current={isChosen ? "date" : undefined}
      className={looks}
    >
      <DayText {...text} />
    </a>
  );
}
