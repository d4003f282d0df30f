import { weekdayIn } from "./weekdays.ts";

export interface TodayProps {
  /** IANA name of the venue's time zone; with an unknown one no day is marked. */
  readonly timeZone: string;
}

/** Marks the element of today's weekday as current, for styles and for readers of text. The server can't know it. */
export function enhance(element: HTMLElement, { timeZone }: TodayProps): () => void {
  const mark = () => {
    const today = weekdayIn(timeZone, new Date());
    for (const day of element.querySelectorAll<HTMLElement>("[data-day]")) {
      if (day.dataset["day"] === today) day.setAttribute("aria-current", "date");
      else day.removeAttribute("aria-current");
    }
  };
  mark();
  // The page may have stayed open overnight.
  document.addEventListener("visibilitychange", mark);
  return () => document.removeEventListener("visibilitychange", mark);
}
