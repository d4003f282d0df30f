"use client";

import dynamic from "next/dynamic";
import { IslandBoundary } from "../../ui/primitives/IslandBoundary.tsx";
import type { ViewerProps } from "./viewer-props.ts";

const ViewerClient = dynamic(() => import("./Viewer.client.tsx").then(({ Viewer: Client }) => Client));

/** Opens the pictures linked in its children in a dialog. */
export function Viewer(props: ViewerProps) {
  return (
    <IslandBoundary fallback={props.children}>
      <ViewerClient {...props} />
    </IslandBoundary>
  );
}
