"use client";

import { enhanced } from "../islands/island.tsx";

/** Shows the banner in it. `schedule-consent.ts` starts it. */
export const Banner = enhanced({ name: "consent/Banner", when: "touched" }, () => import("./Banner.enhance.ts"));
