import { dayMs } from "../time/dates.ts";
import type { Phrase } from "./phrase.ts";
import { pick } from "./pick.ts";
import type { Review } from "./review.ts";

interface Reviewed extends Pick<Review, "rating" | "type" | "reviewTime"> {
  readonly index: number;
  /** Its place among the product's reviews, worst first, so that neighbors there have other replies. */
  readonly fromWorst: number;
}

/** Two of three unhappy visitors get a reply, two to six days later. */
export function reviewReply(
  replies: readonly Phrase[],
  { index, fromWorst, rating, type, reviewTime }: Reviewed,
): Review["reply"] {
  if (rating > 2 || type !== "USER" || index % 3 === 0) return undefined;
  return { phrase: pick(replies, fromWorst), replyTime: reviewTime + (2 + (index % 5)) * dayMs };
}
