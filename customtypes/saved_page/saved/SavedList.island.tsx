"use client";

import { enhanced } from "../../../framework/islands/island.tsx";

/** Makes the page the visitor's own list, and adds what they looked at. */
export const SavedList = enhanced({ name: "saved/SavedList", when: "visible" }, () => import("./SavedList.enhance.ts"));
