"use client";

import { enhanced } from "../../../framework/islands/island.tsx";

/** Lets a traveller choose seats on a map and in a list, without a request for each choice. */
export const Explorer = enhanced({ name: "explorer/Explorer", when: "visible" }, () => import("./Explorer.enhance.ts"));
