"use client";

import { enhanced } from "../../../framework/islands/island.tsx";

/** Shows and saves what the visitor allows with the form in it. */
export const Choose = enhanced({ name: "settings/Choose", when: "idle" }, () => import("./Choose.enhance.ts"));
