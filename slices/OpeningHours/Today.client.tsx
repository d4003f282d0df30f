"use client";

import { type ReactNode, useEffect, useState } from "react";
import { weekdayIn } from "./weekday-in.ts";
import type { Weekday } from "./weekdays.ts";

export interface TodayProps {
  /** Of the place, as IANA names it; with an unknown one no day is marked. */
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** Says which day it is at the place; the style sheet marks that day's row. */
export function Today({ timeZone, children }: TodayProps) {
  const [today, setToday] = useState<Weekday>();
  useEffect(() => setToday(weekdayIn(timeZone, new Date())), [timeZone]);
  return <div data-today={today}>{children}</div>;
}
