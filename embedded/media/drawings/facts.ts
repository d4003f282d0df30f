import * as v from "valibot";
import { circuitSides } from "./circuit/draw-circuit.ts";
import { isEmblemName } from "./poster/emblems.ts";
import { type PosterKind, posterKinds } from "./poster/kinds.ts";
import { hours } from "./scene/hours.ts";
import { safetyMeasures } from "./safety/draw-safety.ts";
import { isMotifName } from "./scene/motifs/index.ts";
import { isTileName } from "./tile/tile-icons.ts";

/** Tells drawings with the same facts apart. */
const seed = v.optional(
  v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, "must be 1 to 40 letters, digits or hyphens")),
  "0",
);

/** One line that XML can carry. */
const line = v.pipe(v.string(), v.regex(/^[^\p{C}]{1,90}$/u, "must be one line of at most 90 characters"));

const kind = v.custom<PosterKind>(
  (value) => posterKinds.some((known) => known === value),
  `must be one of ${posterKinds.join(", ")}`,
);

/** The facts in the address of a poster. Other parameters are the picture's. */
export const posterFacts = v.object({
  title: v.pipe(line, v.trim(), v.nonEmpty("must not be empty")),
  venue: line,
  kind,
  emblem: v.pipe(v.string(), v.check(isEmblemName, "must be a known emblem"), v.guard(isEmblemName)),
  seed,
});

const city = v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/, "must be a city code"));

/** The facts in the address of a scene. */
export const sceneFacts = v.object({
  motif: v.pipe(v.string(), v.check(isMotifName, "must be a known motif"), v.guard(isMotifName)),
  city,
  hour: v.optional(v.picklist(hours, `must be one of ${hours.join(", ")}`), "day"),
  seed,
});

/** The facts in the address of a tile. */
export const tileFacts = v.object({
  icon: v.pipe(v.string(), v.check(isTileName, "must be a known icon"), v.guard(isTileName)),
  city,
  seed,
});

/** The facts in the address of a safety sign. */
export const safetyFacts = v.object({
  measure: v.picklist(safetyMeasures, `must be one of ${safetyMeasures.join(", ")}`),
});

/** The facts in the address of a circuit. */
export const circuitFacts = v.object({
  side: v.picklist(circuitSides, `must be one of ${circuitSides.join(", ")}`),
});
