import * as v from "valibot";

/** Text that may be missing; empty then. */
export const wireText = v.nullish(v.string(), "");

/** Text that is there. */
export const wireName = v.pipe(v.string(), v.nonEmpty());
