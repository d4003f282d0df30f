"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Makes a tab list of a `TabBar` and its panels. Without script the bar links to panels, which are all open. */
export const Tabs = enhanced(
  { name: "TabsStart/Tabs", when: "visible", clicks: "[data-tab]" },
  () => import("./Tabs.enhance.ts"),
);
