import { type ComponentType, createElement, lazy } from "react";

/** Replaces `next/dynamic` in islands: marked like a client component, and loaded where it renders. */
function dynamicIsland(load: () => Promise<ComponentType>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  const Island = (props: object) => createElement(Loaded, props);
  return Object.assign(Island, { $$typeof: Symbol.for("react.client.reference") });
}

// `next/dynamic` has no other export.
export { dynamicIsland as default };
