"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Checks the form in it as it is filled in, and sends it without leaving the page. */
export const Send = enhanced(
  { name: "forms/Send", when: "touched", clicks: "button" },
  () => import("./Send.enhance.ts"),
);
