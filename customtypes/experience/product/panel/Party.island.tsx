"use client";

import { enhanced } from "../../../../framework/islands/island.tsx";

/** Counts the party and its total in the panel, and chooses a start, without a request. */
export const Party = enhanced(
  { name: "panel/Party", when: "touched", clicks: "[data-pax], [data-time]" },
  () => import("./Party.enhance.ts"),
);
