/** A film about a product or a collection (specification §3). */
export interface Video {
  readonly url: string;
  /** Empty when there is none. */
  readonly thumbnailUrl: string;
  /** ISO 8601, `PT1M12S`; undefined when the provider does not say. */
  readonly duration: string | undefined;
  /** `YYYY-MM-DD`; undefined when the provider does not say. */
  readonly uploadDate: string | undefined;
}
