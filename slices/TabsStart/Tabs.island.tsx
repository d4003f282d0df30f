"use client";

import dynamic from "next/dynamic";
import { Fragment } from "react";
import { IslandBoundary } from "../../ui/primitives/IslandBoundary.tsx";
import type { TabsProps } from "./tab-item.ts";

const TabsClient = dynamic(() => import("./Tabs.client.tsx").then(({ Tabs: Client }) => Client));

/** Renders tabs; where their code fails to load, all contents one below the other. */
export function Tabs(props: TabsProps) {
  const contents = props.tabs.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);
  return (
    <IslandBoundary fallback={contents}>
      <TabsClient {...props} />
    </IslandBoundary>
  );
}
