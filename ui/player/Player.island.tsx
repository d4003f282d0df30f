"use client";

import { enhanced } from "../../framework/islands/island.tsx";

/** Plays the film of the link in it on the page, once a traveller starts it. */
export const Player = enhanced(
  { name: "player/Player", when: "touched", clicks: "a" },
  () => import("./Player.enhance.ts"),
);
