import * as v from "valibot";
import { texts, type Texts } from "./translations.ts";

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The photo index, as far as it is needed here. */
export const photoIndex = v.array(
  v.object({
    file: v.string(),
    width: v.number(),
    height: v.number(),
    author: v.string(),
    focalPoint: v.object({ x: share, y: share }),
  }),
);

/** What the photographs show, by file. */
export const photoTexts = v.record(v.string(), texts);

export type Photo = v.InferOutput<typeof photoIndex>[number] & { readonly alt: Texts };
