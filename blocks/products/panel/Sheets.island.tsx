"use client";

import { enhanced } from "../../../framework/islands/island.tsx";

/** Opens and closes the sheets of a panel as its addresses say. */
export const Sheets = enhanced({ name: "panel/Sheets", when: "touched" }, () => import("./Sheets.enhance.ts"));
