import type { ReactNode } from "react";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { IslandElement } from "../../framework/islands/IslandElement.tsx";
import { ReactIsland } from "../../framework/islands/ReactIsland.tsx";

// The server build marks client components like this.
for (const component of [IslandElement, ReactIsland])
  Object.assign(component, { $$typeof: Symbol.for("react.client.reference") });

/** Renders a page to the markup that the server sends, islands included. */
export async function renderWithIslands(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<>{node}</>);
  return text(prelude);
}
