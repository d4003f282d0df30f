"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Shows another view of the listing in it without loading its page. */
export const Refine = enhanced(
  { name: "listing/Refine", when: "touched", clicks: "[data-refine]" },
  () => import("./Refine.enhance.ts"),
);
