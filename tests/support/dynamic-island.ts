import { type ComponentType, createElement, lazy } from "react";

/** Stands for `next/dynamic` in an island: marked as the server build marks it, and loaded where it renders. */
export function dynamicIsland(load: () => Promise<ComponentType>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  const Island = (props: object) => createElement(Loaded, props);
  return Object.assign(Island, { $$typeof: Symbol.for("react.client.reference") });
}
