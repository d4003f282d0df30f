"use client";

import { enhanced } from "../../islands/island.tsx";
import { contractParts } from "./contract-parts.ts";

/** An island that does nothing. */
export const ContractIsland = enhanced<{ readonly text: string }>(
  { name: contractParts.island, when: "idle" },
  async () => ({ enhance: () => () => {} }),
);
