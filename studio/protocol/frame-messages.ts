import * as v from "valibot";

const place = { slice: v.nullable(v.string()), field: v.nullable(v.string()) };

const rectangle = v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() });

export type Rectangle = v.InferOutput<typeof rectangle>;

const styles = v.array(v.object({ href: v.nullable(v.string()), css: v.string() }));

const marks = v.array(v.object({ slice: v.nullable(v.string()), field: v.string() }));

/** Messages from the studio to the page in the frame, over the port that `connect` (a window message) brings. */
const toFrameSchema = v.variant("type", [
  /** Shows a text at once, before it is rendered. The frame does nothing where it can't. */
  v.object({ type: v.literal("text"), ...place, before: v.string(), text: v.string() }),
  /** Replaces anchors by id, or the whole `<main>`. */
  v.object({
    type: v.literal("morph"),
    anchors: v.record(v.string(), v.string()),
    main: v.nullable(v.string()),
    styles,
    marks,
  }),
  /** Outlines a slice, or one field of it; nothing if both are null. */
  v.object({ type: v.literal("highlight"), ...place }),
  v.object({ type: v.literal("scroll-to"), ...place }),
  v.object({ type: v.literal("ping") }),
]);

export type ToFrame = v.InferOutput<typeof toFrameSchema>;

/** Messages from the page to the studio. */
export const fromFrameSchema = v.variant("type", [
  v.object({ type: v.literal("ready"), height: v.number() }),
  /** The pointer is over a text or slice; both null: over none. */
  v.object({ type: v.literal("pointed"), ...place, rectangle: v.nullable(rectangle) }),
  v.object({ type: v.literal("selected"), ...place }),
  v.object({ type: v.literal("resized"), height: v.number() }),
  v.object({ type: v.literal("morphed") }),
  v.object({ type: v.literal("pong") }),
]);

export type FromFrame = v.InferOutput<typeof fromFrameSchema>;

// The frame takes it from its own file, so that it has no library of schemas.
export { connectType } from "./connect-type.ts";
