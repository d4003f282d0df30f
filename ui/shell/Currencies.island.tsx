"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Names the currencies in it, and adds a search among them, once their panel is open. */
export const Currencies = enhanced(
  { name: "shell/Currencies", when: "visible" },
  () => import("./Currencies.enhance.ts"),
);
