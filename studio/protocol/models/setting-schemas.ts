import * as v from "valibot";

/** Settings of models. Each falls back to the one that permits most, as tools write them in several forms. */

export const text = v.fallback(v.string(), "");

export const flag = v.fallback(v.boolean(), false);

/** `5`, `"5"` → 5 */
export const amount = v.fallback(
  v.optional(v.pipe(v.union([v.number(), v.pipe(v.string(), v.minLength(1))]), v.transform(Number), v.finite())),
  undefined,
);

/** `800`, `"800px"` → 800; `"auto"`, `""`, `null` → undefined */
export const pixels = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((value) => Number.parseInt(`${value}`, 10)),
      v.finite(),
    ),
  ),
  undefined,
);

/** Texts of a list; other types of options are written as text, as Prismic does. */
export const texts = v.fallback(
  v.pipe(
    v.array(v.union([v.string(), v.number(), v.boolean()])),
    v.transform((values) => values.map(String)),
  ),
  [],
);

/** `"paragraph, strong"` → `["paragraph", "strong"]` */
export const commaList = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => value.split(",").map((part) => part.trim())),
    v.transform((parts) => parts.filter((part) => part !== "")),
  ),
  [],
);
