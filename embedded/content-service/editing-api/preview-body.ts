import * as v from "valibot";

/** A week. */
const longest = 7 * 24 * 60;

const minutes = v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(longest)), 60);

/** Which release or draft is to be shown, and for how long. */
export const previewBody = v.union(
  [
    v.pipe(
      v.strictObject({ release: v.string(), minutes }),
      v.transform(({ release: id, minutes: time }) => ({ kind: "release" as const, id, minutes: time })),
    ),
    v.pipe(
      v.strictObject({ draft: v.string(), minutes }),
      v.transform(({ draft: id, minutes: time }) => ({ kind: "draft" as const, id, minutes: time })),
    ),
  ],
  `it needs the id of a "release" or a "draft", and "minutes" from 1 to ${longest} or none`,
);

export type PreviewBody = v.InferOutput<typeof previewBody>;
