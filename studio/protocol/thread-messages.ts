import * as v from "valibot";
import { studioPageInputSchema } from "./studio-page.ts";

/** Page that a document is rendered as: the parts of its internal path, not encoded. */
const placeSchema = v.object({
  host: v.string(),
  locale: v.string(),
  currency: v.string(),
  path: v.array(v.string()),
});

export type Place = v.InferOutput<typeof placeSchema>;

/** Messages to the thread that renders for editors. */
export const toThreadSchema = v.variant("type", [
  v.object({ type: v.literal("render"), id: v.number(), place: placeSchema, input: studioPageInputSchema }),
  /** Content was published: the thread reads again what pages share. */
  v.object({ type: v.literal("published"), masterRef: v.undefinedable(v.string()) }),
]);

export type ToThread = v.InferOutput<typeof toThreadSchema>;

/** Messages of the thread: a response to each request by its `id`, and lines for the log of the process. */
export const fromThreadSchema = v.variant("type", [
  v.object({
    type: v.literal("log"),
    level: v.picklist(["debug", "info", "warn", "error", "fatal"]),
    event: v.string(),
    message: v.string(),
  }),
  v.object({ type: v.literal("rendered"), id: v.number(), html: v.string(), output: v.unknown() }),
  v.object({ type: v.literal("failed"), id: v.number(), error: v.instance(Error) }),
]);

export type FromThread = v.InferOutput<typeof fromThreadSchema>;
