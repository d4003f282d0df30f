import type { ReactNode } from "react";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { IslandBoundary } from "../../ui/primitives/IslandBoundary.tsx";

// The mark that the server's build puts on what runs in the browser: a page leaves it as it is.
Object.assign(IslandBoundary, { $$typeof: Symbol.for("react.client.reference") });

/** Markup of a page as it arrives, its islands drawn by the server. */
export async function drawWithIslands(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<>{node}</>);
  return text(prelude);
}
