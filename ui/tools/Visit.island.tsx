"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Remembers in the browser what a visitor looked at, and what it cost. */
export const Visit = enhanced({ name: "tools/Visit", when: "idle" }, () => import("./Visit.enhance.ts"));
