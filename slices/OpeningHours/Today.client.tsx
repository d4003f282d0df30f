"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { weekdayIn } from "./weekdays.ts";

export interface TodayProps {
  /** Of the place, as IANA names it; with an unknown one no day is marked. */
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** Says which day it is at the place; the style sheet marks that day's row. The server can't know it. */
export function Today({ timeZone, children }: TodayProps) {
  const today = useSyncExternalStore(
    onReturn,
    () => weekdayIn(timeZone, new Date()),
    () => undefined,
  );
  return <div data-today={today}>{children}</div>;
}

/** A page left open overnight is looked at again on another day. */
function onReturn(notify: () => void): () => void {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}
