"use client";

import { enhanced } from "../../../framework/islands/island.tsx";

/** Copies the address of a plan. */
export const CopyLink = enhanced(
  { name: "plan/CopyLink", when: "visible", clicks: "button" },
  () => import("./CopyLink.enhance.ts"),
);
