"use client";

import { enhanced } from "../../ui/islands/island.tsx";

/** Adds a button to each promo code in it, which copies the code. */
export const Copy = enhanced({ name: "PromoCodes/Copy", when: "visible" }, () => import("./Copy.enhance.ts"));
