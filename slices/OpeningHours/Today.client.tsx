"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { weekdayIn } from "./weekdays.ts";

export interface TodayProps {
  /** IANA name of the venue's time zone; with an unknown one no day is marked. */
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** Renders today's weekday as an attribute; the style sheet marks that day's row. The server can't know it. */
export function Today({ timeZone, children }: TodayProps) {
  const today = useSyncExternalStore(
    onReturn,
    () => weekdayIn(timeZone, new Date()),
    () => undefined,
  );
  return <div data-today={today}>{children}</div>;
}

/** Notifies when the page is looked at again: it may have stayed open overnight. */
function onReturn(notify: () => void): () => void {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}
