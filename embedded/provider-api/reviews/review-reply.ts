import { dayMs } from "../time/dates.ts";
import type { Phrase } from "./phrase.ts";
import { pick } from "./pick.ts";
import type { Review } from "./review.ts";

type Reviewed = Pick<Review, "rating" | "type" | "reviewTime"> & { readonly index: number };

/** Two of three unhappy visitors get a reply, two to six days later. */
export function reviewReply(
  replies: readonly Phrase[],
  { index, rating, type, reviewTime }: Reviewed,
): Review["reply"] {
  if (rating > 2 || type !== "USER" || index % 3 === 0) return undefined;
  return { phrase: pick(replies, index), replyTime: reviewTime + (2 + (index % 5)) * dayMs };
}
