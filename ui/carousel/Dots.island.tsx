"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Adds dots under a row that scrolls. Without script the row scrolls all the same. */
export const Dots = enhanced({ name: "carousel/Dots", when: "visible" }, () => import("./Dots.enhance.ts"));
