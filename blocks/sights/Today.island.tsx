"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Marks today in the opening hours of its children, which have days as `data-day`. */
export const Today = enhanced({ name: "sights/Today", when: "visible" }, () => import("./Today.enhance.ts"));
