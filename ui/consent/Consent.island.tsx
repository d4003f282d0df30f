"use client";

import { enhanced } from "../islands/island.tsx";

/** Shows the banner in it, and runs what the visitor has allowed. `schedule-consent.ts` starts it. */
export const Consent = enhanced({ name: "consent/Consent", when: "touched" }, () => import("./Consent.enhance.ts"));
