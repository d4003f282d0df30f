"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Suggests what can be found while a traveller types in the form in it. */
export const Suggest = enhanced({ name: "search/Suggest", when: "touched" }, () => import("./Suggest.enhance.ts"));
