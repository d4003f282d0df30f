"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Makes the months of a calendar a grid for the keyboard, and loads further ones where it is. */
export const Months = enhanced(
  { name: "calendar/Months", when: "visible", clicks: "[data-later]" },
  () => import("./Months.enhance.ts"),
);
