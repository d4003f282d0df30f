/** Who is told when something was published. */
export interface Webhook {
  /** `https:` or `http:` */
  readonly url: string;
  /** Shared with the receiver: signs every body, and stands in it. */
  readonly secret: string;
}
