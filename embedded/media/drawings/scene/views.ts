import { put } from "../shapes.ts";

/** How much of a scene is shown: all of it, or what matters, larger. */
export const views = ["whole", "near"] as const;

export type SceneView = (typeof views)[number];

/** How much larger things are from near. */
const nearer = 1.4;

/** The part of the scene that is seen from near: what matters lies in it. */
const near = { left: 228, top: 205 };

/** Returns a scene of 1,600 × 1,000 as it is seen in this view. */
export function seenIn(view: SceneView, content: string): string {
  return view === "whole" ? content : put(content, -near.left * nearer, -near.top * nearer, nearer);
}
