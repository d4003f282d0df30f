import * as v from "valibot";

/** How many places something has left. */
export const wirePlaces = {
  availability: v.nullish(v.string()),
  remaining: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
};

export type WirePlaces = v.InferOutput<v.ObjectSchema<typeof wirePlaces, undefined>>;
