import * as v from "valibot";

/** A request of the parent. Its names are those of `@prismicio/simulator`. */
export const parentRequest = v.object({
  requestID: v.string(),
  type: v.string(),
  data: v.optional(v.unknown()),
});

export type ParentRequest = v.InferOutput<typeof parentRequest>;

/** Notifications that the parent wants: the slice under the pointer, and the size of all slices. */
const interestsSchema = v.fallback(
  v.object({ activeSliceAPI: v.optional(v.boolean(), false), sliceZoneSizeAPI: v.optional(v.boolean(), false) }),
  { activeSliceAPI: false, sliceZoneSizeAPI: false },
);

export type Interests = v.InferOutput<typeof interestsSchema>;

export const connectRequest = v.object({
  requestID: v.string(),
  type: v.literal("connect"),
  data: v.optional(interestsSchema, {}),
});

export const sliceZone = v.array(v.unknown());

const positions = v.picklist(["start", "center", "end", "nearest"]);

export const scrollRequest = v.object({
  sliceIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
  behavior: v.optional(v.picklist(["auto", "smooth"]), "auto"),
  block: v.optional(positions, "start"),
  inline: v.optional(positions, "nearest"),
});

export type ScrollRequest = v.InferOutput<typeof scrollRequest>;

/** Size and position of an element in the frame, in CSS pixels. */
export type Rectangle = Readonly<Record<"x" | "y" | "width" | "height" | "top" | "right" | "bottom" | "left", number>>;

export interface ActiveSlice {
  readonly rect: Rectangle;
  /** Its type. */
  readonly sliceID: string;
  readonly variationID: string;
  /** Its position in the zone, from 0. */
  readonly index: number;
}

/** The response to a request, without its id. The parent rejects messages with other keys. */
export type Reply =
  | { readonly status: 200; readonly msg: "ok"; readonly data: unknown }
  | { readonly status: 400 | 501; readonly msg: "bad request" | "not implemented"; readonly error: string };

export const succeed = (data?: unknown): Reply => ({ status: 200, msg: "ok", data });
export const reject = (error: string): Reply => ({ status: 400, msg: "bad request", error });
export const unsupported = (type: string): Reply => ({
  status: 501,
  msg: "not implemented",
  error: `The simulator knows no request "${type}".`,
});
