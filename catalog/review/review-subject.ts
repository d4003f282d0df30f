declare module "../place/page-place.ts" {
  interface Place {
    readonly reviewSubject?: ReviewSubject | undefined;
  }
}

/** Subject of reviews. `policy` is for the page that explains how reviews are verified. */
export type ReviewSubject = `product-${number}` | `collection-${number}` | "policy";
