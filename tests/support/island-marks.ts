/** An island, and a text in its own chunk and in no other. */
interface IslandMark {
  /** Path of its client component from the project's root. */
  readonly client: string;
  readonly mark: string;
}

/** The islands by the names that the browser tests have for them. */
export const islandMarks: Readonly<Record<string, IslandMark>> = {
  tabs: { client: "slices/TabsStart/Tabs.client.tsx", mark: "tab-panel" },
  gallery: { client: "slices/Gallery/Viewer.client.tsx", mark: "showModal" },
  hours: { client: "slices/OpeningHours/Today.client.tsx", mark: "data-today" },
  player: { client: "renderer/rich-text/Player.client.tsx", mark: "allow-popups allow-presentation" },
  simulator: { client: "preview/simulator/Simulator.client.tsx", mark: "simulated-slices" },
};
