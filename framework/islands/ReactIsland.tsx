"use client";

import { type ComponentType, createElement, type ReactNode, use } from "react";
import type { IslandDefinition } from "./definition.ts";
import { findRenderError } from "./find-render-error.ts";
import { IslandElement } from "./IslandElement.tsx";

interface ReactIslandProps<Props extends object> {
  readonly definition: IslandDefinition;
  readonly client: ComponentType<Props>;
  readonly props: Props;
  /** Names of the props that are slots. */
  readonly slots: readonly string[];
}

/**
 * Renders a client component with its slots in the element of its island. One that throws on the server is logged and
 * omitted, but for its children.
 */
export function ReactIsland<Props extends object>({ definition, client, props, slots }: ReactIslandProps<Props>) {
  const own = Object.entries(props);
  const data = Object.fromEntries(own.filter(([name]) => !slots.includes(name)));
  const filled = fillSlots(own.filter(([name]) => slots.includes(name)));
  const empty = fillSlots(Object.keys(filled).map((name) => [name, undefined]));
  const trial = createElement(client, { ...props, ...empty });
  const error = typeof window === "undefined" ? use(findRenderError(trial, props)) : undefined;
  if (error !== undefined) logFailure(definition.name, error);
  const content = createElement(client, { ...props, ...filled });
  const children = filled["children"];
  return (
    <IslandElement definition={definition} data={data} fallback={children}>
      {error === undefined ? content : children}
    </IslandElement>
  );
}

/** Returns each slot in an element, which the browser finds and leaves as it is. */
function fillSlots(slots: readonly (readonly [string, ReactNode])[]): Readonly<Record<string, ReactNode>> {
  return Object.fromEntries(slots.map(([name, content]) => [name, createElement("x-slot", { name }, content)]));
}

function logFailure(name: string, cause: Error): void {
  const message = `The island ${name} failed on the server and was omitted: ${cause.message.replace(/\.$/, "")}.`;
  console.error(new Error(`${message} See docs/recipes/island.md.`, { cause }));
}
