import * as v from "valibot";
import { forEachObject, isObject } from "./objects-in.ts";

/**
 * A picture of the content service without an alternative text. The text "" is the editor's: the picture is decoration.
 */
const unnamed = v.object({ url: v.string(), alt: v.null(), dimensions: v.object({}) });

/** A picture whose alternative text is missing. */
export interface UnnamedPicture {
  /** Its address without parameters. */
  readonly address: string;
  /** Ids of fields and, in groups and rich text, positions from 1: `images.2.image`. */
  readonly field: string;
}

const none: readonly never[] = [];

// As deep as texts are looked for.
const maxDepth = 32;

/** Returns the pictures in raw fields whose alternative text is null, in order. */
export function unnamedPictures(value: unknown): readonly UnnamedPicture[] {
  return isObject(value) ? picturesIn(value, maxDepth) : none;
}

/** Fields are named on the way back, because most objects have no picture in them. */
function picturesIn(value: object, depth: number): readonly UnnamedPicture[] {
  if (depth === 0) return none;
  if ("url" in value && v.is(unnamed, value)) return [{ address: omitPictureParameters(value.url), field: "" }];
  let pictures: UnnamedPicture[] | undefined;
  forEachObject(value, (child, step) => {
    for (const { address, field } of picturesIn(child, depth - 1)) {
      pictures ??= [];
      pictures.push({ address, field: field === "" ? step : `${step}.${field}` });
    }
  });
  return pictures ?? none;
}

/** Returns the address of a picture without its parameters, which differ by size and crop. */
export function omitPictureParameters(url: string): string {
  return url.split("?")[0] ?? url;
}
