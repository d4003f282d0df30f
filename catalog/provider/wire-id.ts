import * as v from "valibot";

export const wireId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** `primaryCategory` and the like. */
export const wireTag = v.object({ id: wireId, displayName: v.string() });
