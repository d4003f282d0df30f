import type { Rating } from "../product/product.ts";

export interface WireRating {
  readonly average: number | null | undefined;
  readonly ratingCount: number | null | undefined;
  readonly reviewCount: number | null | undefined;
}

/** A rating; undefined when nobody has rated yet. */
export function toRating({ average, ratingCount, reviewCount }: WireRating): Rating | undefined {
  if (!average || !ratingCount) return undefined;
  return { average, ratingCount, reviewCount: reviewCount ?? 0 };
}
