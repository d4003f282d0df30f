import * as v from "valibot";

const maxWidth = 2400;

const size = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, "must be a whole number of pixels"),
    v.transform(Number),
    v.minValue(1),
    v.transform((pixels) => Math.min(pixels, maxWidth)),
  ),
);

const fraction = v.optional(
  v.pipe(v.string(), v.regex(/^(?:0?\.\d+|[01](?:\.0+)?|0)$/, "must be from 0 to 1"), v.transform(Number)),
);

const aspectRatio = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,3}(?:\.\d{1,4})?:[1-9]\d{0,3}(?:\.\d{1,4})?$/, "must look like 16:10"),
    v.transform((text) => text.split(":").map(Number)),
    v.transform(([width = 1, height = 1]) => width / height),
  ),
);

/** The part of a picture that an editor chose, in its pixels: `250,0,1000,1000`. */
const region = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/, "must look like 250,0,1000,1000"),
    v.transform((text) => text.split(",").map(Number)),
    v.transform(([left = 0, top = 0, width = 1, height = 1]) => ({ left, top, width, height })),
  ),
);

/** The imgix parameters that are understood; others are ignored. */
const transform = v.object({
  w: size,
  h: size,
  ar: aspectRatio,
  fit: v.optional(v.picklist(["crop", "clip", "max"]), "clip"),
  rect: region,
  "fp-x": fraction,
  "fp-y": fraction,
  /** Defaults to what suits the client best. */
  fm: v.optional(v.picklist(["webp", "jpg", "png"])),
  q: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, "must be from 1 to 100"),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(100),
    ),
    "75",
  ),
});

export type Transform = v.InferOutput<typeof transform>;

/** Reads imgix parameters; a string says which is wrong. */
export function parseTransform(parameters: URLSearchParams): Transform | string {
  const result = v.safeParse(transform, Object.fromEntries(parameters));
  if (result.success) return result.output;
  return result.issues.map((issue) => `${v.getDotPath(issue) ?? "parameter"}: ${issue.message}`).join("; ");
}
