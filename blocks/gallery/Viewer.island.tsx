import { island } from "../../framework/islands/island.tsx";
import { Viewer as Client } from "./Viewer.client.tsx";

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
