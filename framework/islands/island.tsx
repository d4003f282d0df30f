"use client";

import { type ComponentType, createElement, type ReactNode } from "react";
import type { Enhance, IslandDefinition } from "./definition.ts";
import { IslandElement, registerEnhancer } from "./IslandElement.tsx";
import type { OnlyJson } from "./json.ts";

interface ReactIslandDefinition<Slot extends string> extends IslandDefinition {
  /** Props that are rendered on the server, and stay as they are. */
  readonly slots: readonly Slot[];
}

type WithSlots<Slot extends string> = { readonly [Name in Slot | "children"]?: ReactNode };

/**
 * Returns the component of a React island, to be rendered on the server. It is the client component, with each slot in
 * a separate element. All other props are JSON; they reach the browser in an attribute.
 */
export function island<Slot extends string, Props extends WithSlots<Slot>>(
  definition: ReactIslandDefinition<Slot>,
  Client: ComponentType<Props> & OnlyJson<Omit<Props, Slot>>,
): ComponentType<Props>;
export function island<Slot extends string, Props extends WithSlots<Slot>>(
  { slots, ...definition }: ReactIslandDefinition<Slot>,
  Client: ComponentType<Props>,
): ComponentType<Props> {
  const names = new Set<string>(slots);
  return function Island(props: Props) {
    const filled = slots.map((name) => [name, createElement("x-slot", { name }, props[name])] as const);
    const data = Object.fromEntries(Object.entries(props).filter(([name]) => !names.has(name)));
    return (
      <IslandElement definition={definition} data={data} fallback={props.children}>
        <Client {...props} {...Object.fromEntries(filled)} />
      </IslandElement>
    );
  };
}

interface WithChildren {
  readonly children?: ReactNode;
}

/**
 * Returns the component of an island whose code is an enhancer. It renders its children in the element that the
 * enhancer gets. All other props are JSON.
 */
export function enhanced<Data extends object>(
  definition: IslandDefinition,
  load: (() => Promise<{ readonly enhance: Enhance<Data> }>) & OnlyJson<Data>,
): ComponentType<Data & WithChildren>;
export function enhanced<Data extends object>(
  definition: IslandDefinition,
  load: () => Promise<{ readonly enhance: Enhance<Data> }>,
): ComponentType<Data & WithChildren> {
  registerEnhancer(definition.name, load);
  return function Island({ children, ...data }: Data & WithChildren) {
    return (
      <IslandElement definition={definition} data={data} fallback={children}>
        {children}
      </IslandElement>
    );
  };
}
