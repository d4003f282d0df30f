import * as v from "valibot";
import { sorted } from "./view-values.ts";

/** Features of a product beyond its category. A list of these is a filter. */
export const productFlags = [
  "closing-soon",
  "free-cancellation",
  "guide-audio",
  "guide-in-person",
  "guide-written",
  "instant-confirmation",
  "new",
  "private",
  "selling-out",
  "skip-the-line",
  "special-offer",
  "step-free",
  "stroller",
  "audio-described",
  "captioned",
] as const;

/** Some of them in a list, sorted and each once: `free-cancellation,private`. */
export function flagList() {
  return v.pipe(v.string(), v.maxLength(200), v.transform(sorted), v.check(areFlags));
}

function areFlags(list: string): boolean {
  const known: ReadonlySet<string> = new Set(productFlags);
  return list.split(",").every((flag) => known.has(flag));
}
