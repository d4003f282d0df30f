import { weekdayIn } from "./weekdays.ts";

export interface TodayProps {
  /** IANA name of the venue's time zone; with an unknown one no day is marked. */
  readonly timeZone: string;
}

/** Sets today's weekday as an attribute; the style sheet marks that day's row. The server can't know it. */
export function enhance(element: HTMLElement, { timeZone }: TodayProps): () => void {
  const mark = () => {
    const today = weekdayIn(timeZone, new Date());
    if (today === undefined) delete element.dataset["today"];
    else element.dataset["today"] = today;
  };
  mark();
  // The page may have stayed open overnight.
  document.addEventListener("visibilitychange", mark);
  return () => document.removeEventListener("visibilitychange", mark);
}
