import * as v from "valibot";

/** Limits that a field's configuration sets for its values; a missing member permits everything. */
export interface Limits {
  /** Choices of a select. */
  readonly options?: readonly string[] | undefined;
  /** Smallest and largest number. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Distance of the permitted numbers from `min`, or from 0. */
  readonly step?: number | undefined;
  /** Kinds of blocks and spans of a rich text: `heading1`, `strong`. */
  readonly kinds?: readonly string[] | undefined;
  /** Labels that spans of a rich text may have. */
  readonly labels?: readonly string[] | undefined;
  /** True for a rich text of one block. */
  readonly isSingle?: boolean | undefined;
}

/** Pixels; a missing one is free. */
export interface PictureSize {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const kinds = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((kind) => kind.trim())),
);

const names = v.fallback(v.optional(v.array(v.string())), undefined);

const config = v.object({
  options: names,
  labels: names,
  min: v.fallback(v.optional(v.number()), undefined),
  max: v.fallback(v.optional(v.number()), undefined),
  step: v.fallback(v.optional(v.pipe(v.number(), v.gtValue(0))), undefined),
  single: v.fallback(v.optional(kinds), undefined),
  multi: v.fallback(v.optional(kinds), undefined),
});

/** Parses the limits in a field's configuration; undefined without any. */
export function parseLimits(json: unknown): Limits | undefined {
  const parsed = v.safeParse(config, json);
  if (!parsed.success) return undefined;
  const { single, multi, ...rest } = parsed.output;
  const limits: Limits = { ...rest, kinds: single ?? multi, isSingle: single === undefined ? undefined : true };
  return Object.values(limits).some((limit) => limit !== undefined) ? limits : undefined;
}

const pixels = v.fallback(
  v.pipe(
    v.nullish(v.number()),
    v.transform((value) => value ?? undefined),
  ),
  undefined,
);
const size = v.fallback(v.object({ width: pixels, height: pixels }), {});

/** Parses `constraint` of an image, or a thumbnail; undefined when it permits every size. */
export function parsePictureSize(json: unknown): PictureSize | undefined {
  const { width, height } = v.parse(size, json);
  return width === undefined && height === undefined ? undefined : { width, height };
}
