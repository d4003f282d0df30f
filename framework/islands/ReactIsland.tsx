"use client";

import { type ComponentType, createElement, type ReactNode } from "react";
import type { IslandDefinition } from "./definition.ts";
import { guardRender } from "./guard-render.tsx";
import { IslandElement } from "./IslandElement.tsx";

interface ReactIslandProps<Props extends object> {
  readonly definition: IslandDefinition;
  readonly client: ComponentType<Props>;
  readonly props: Props;
  /** Names of the props that are slots. */
  readonly slots: readonly string[];
}

/** Renders a client component with its slots in the element of its island. A component that throws on the server is omitted. */
export function ReactIsland<Props extends object>({ definition, client, props, slots }: ReactIslandProps<Props>) {
  const own = Object.entries(props);
  const data = Object.fromEntries(own.filter(([name]) => !slots.includes(name)));
  const filled = fillSlots(own.filter(([name]) => slots.includes(name)));
  const content = createElement(client, { ...props, ...filled });
  const children = filled["children"];
  const isServer = typeof window === "undefined";
  return (
    <IslandElement definition={definition} data={data} fallback={children}>
      {isServer ? guardRender(definition.name, content, children) : content}
    </IslandElement>
  );
}

/** Returns each slot in an element, which the browser finds and leaves as it is. */
function fillSlots(slots: readonly (readonly [string, ReactNode])[]): Readonly<Record<string, ReactNode>> {
  return Object.fromEntries(slots.map(([name, content]) => [name, createElement("x-slot", { name }, content)]));
}
