/** A picture or video that came with a review. */
export interface ReviewMedia {
  /** Whose it is, where it is not in its review. */
  readonly reviewId: number | undefined;
  readonly kind: "IMAGE" | "VIDEO";
  readonly url: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}
