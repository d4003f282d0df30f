import * as v from "valibot";
import type { FieldModel } from "./field-model.ts";

const thumbnails = v.array(v.object({ name: v.string() }));

export const imageField = v.pipe(
  v.object({
    type: v.literal("Image"),
    config: v.optional(v.object({ thumbnails: v.optional(thumbnails, []) }), {}),
  }),
  v.transform(({ config }): FieldModel => ({ type: "Image", thumbnails: config.thumbnails.map(({ name }) => name) })),
);
