"use client";

import dynamic from "next/dynamic";
import { island } from "../../framework/islands/island.tsx";

const Client = dynamic(() => import("./Viewer.client.tsx").then(({ Viewer: Loaded }) => Loaded));

/** Opens the pictures linked in its children in a dialog. */
export const Viewer = island(
  {
    name: "gallery/Viewer",
    when: "touched",
    clicks: "[data-picture]",
    slots: ["children", "nextIcon", "previousIcon", "closeIcon"],
  },
  Client,
);
