import * as v from "valibot";
import { composedSchema, findingSchema, type Mark } from "./rendering.ts";

const place = { slice: v.nullable(v.string()), field: v.nullable(v.string()) };

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
  /** Outlines what is selected, a slice or one field of it; nothing if both are null. */
  v.object({ type: v.literal("highlight"), ...place }),
  /** Outlines what the pointer is over in the studio, in the same way. */
  v.object({ type: v.literal("point"), ...place }),
  v.object({ type: v.literal("scroll-to"), ...place }),
]);

export type ToFrame = v.InferOutput<typeof toFrameSchema>;

/** The page as it is when it loads. */
const shownSchema = v.object({
  /** Of the document that was rendered. */
  revision: v.number(),
  findings: v.array(findingSchema),
  composed: v.array(composedSchema),
});

/** Data that the server writes into the page for the frame's script. */
export interface FrameData {
  /** Origin of the studio: the script listens to no other. */
  readonly origin: string;
  readonly marks: readonly Mark[];
  /** The script only passes it on. */
  readonly shown: v.InferOutput<typeof shownSchema>;
}

/** Messages from the page to the studio. */
export const fromFrameSchema = v.variant("type", [
  v.object({ type: v.literal("ready"), shown: shownSchema }),
  v.object({ type: v.literal("selected"), ...place }),
]);

export type FromFrame = v.InferOutput<typeof fromFrameSchema>;

// The frame takes it from its own file, so that it has no library of schemas.
export { connectType } from "./connect-type.ts";
