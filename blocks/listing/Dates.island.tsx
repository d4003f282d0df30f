"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Opens the months above the page. Remembers the first day of a range until the last one is chosen. */
export const Dates = enhanced(
  { name: "listing/Dates", when: "touched", clicks: "[data-dates], [data-day]" },
  () => import("./Dates.enhance.ts"),
);
