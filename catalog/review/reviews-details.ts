/** How a product's ratings are spread, and whether they may be shown (specification §3). */
export interface ReviewsDetails {
  /** How many gave so many stars. */
  readonly ratings: Readonly<Record<"1" | "2" | "3" | "4" | "5", number>>;
  readonly showRatings: boolean;
  readonly showReviews: boolean;
}
