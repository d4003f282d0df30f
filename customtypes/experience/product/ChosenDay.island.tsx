"use client";

import { enhanced } from "../../../ui/islands/island.tsx";

/** Leads to the booking of the day that a listing's link has chosen. */
export const ChosenDay = enhanced({ name: "product/ChosenDay", when: "idle" }, () => import("./ChosenDay.enhance.ts"));
