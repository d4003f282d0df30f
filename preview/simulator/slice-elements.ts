import * as v from "valibot";
import { toSliceAnchor } from "../../studio/protocol/slice-anchor.ts";
import type { ActiveSlice, Rectangle, ScrollRequest } from "./parent-messages.ts";

/** Facts of a slice that a parent sent: its element has this id. */
const sentSlice = v.object({
  id: v.string(),
  slice_type: v.fallback(v.string(), ""),
  variation: v.fallback(v.string(), ""),
});

/** Scrolls to a slice. One without an element, as the end of a group, is where the slice before it is. */
export function scrollToSlice(slices: readonly unknown[], { sliceIndex, ...options }: ScrollRequest): boolean {
  const before = sliceIndex < slices.length ? slices.slice(0, sliceIndex + 1) : [];
  const element = before.toReversed().map(findSliceElement).find(Boolean);
  element?.scrollIntoView(options);
  return element !== undefined;
}

/** Returns the innermost slice at a point of the frame. */
export function activeSliceAt(slices: readonly unknown[], x: number, y: number): ActiveSlice | null {
  const target = document.elementFromPoint(x, y);
  const inside = slices.flatMap((slice, index) => {
    const element = findSliceElement(slice);
    return element?.contains(target) ? [{ element, slice, index }] : [];
  });
  const active = inside.find(({ element }) => inside.every((other) => other.element.contains(element)));
  const sent = v.safeParse(sentSlice, active?.slice);
  if (active === undefined || !sent.success) return null;
  return {
    rect: rectangle(active.element.getBoundingClientRect()),
    sliceID: sent.output.slice_type,
    variationID: sent.output.variation,
    index: active.index,
  };
}

function findSliceElement(slice: unknown): HTMLElement | undefined {
  const sent = v.safeParse(sentSlice, slice);
  return sent.success ? (document.getElementById(toSliceAnchor(sent.output.id)) ?? undefined) : undefined;
}

/** Returns a rectangle that can be sent to another window. */
export function rectangle({ x, y, width, height, top, right, bottom, left }: DOMRectReadOnly): Rectangle {
  return { x, y, width, height, top, right, bottom, left };
}
