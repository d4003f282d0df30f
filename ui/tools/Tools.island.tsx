"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Adds to every page what a traveller saves with, and the button that leads back to its top. */
export const Tools = enhanced({ name: "tools/Tools", when: "idle" }, () => import("./Tools.enhance.ts"));
