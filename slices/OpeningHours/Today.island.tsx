"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Marks today in the opening hours of its children. */
export const Today = enhanced({ name: "OpeningHours/Today", when: "visible" }, () => import("./Today.enhance.ts"));
