"use client";

import dynamic from "next/dynamic";
import { IslandBoundary } from "../../ui/primitives/IslandBoundary.tsx";
import type { TodayProps } from "./Today.client.tsx";

const TodayClient = dynamic(() => import("./Today.client.tsx").then(({ Today: Client }) => Client));

/** Marks today in the opening hours of its children. */
export function Today(props: TodayProps) {
  return (
    <IslandBoundary fallback={props.children}>
      <TodayClient {...props} />
    </IslandBoundary>
  );
}
