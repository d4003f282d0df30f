"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Shows the banner in it, and runs what the visitor has allowed. */
export const Consent = enhanced({ name: "consent/Consent", when: "idle" }, () => import("./Consent.enhance.ts"));
