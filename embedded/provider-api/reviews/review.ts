import type { Photo } from "../source/photo.ts";
import type { Phrase } from "./phrase.ts";
import type { ReviewText } from "./review-text.ts";
import type { ReviewRating } from "./review-ratings.ts";
import type { ReviewType } from "./review-photo.ts";
import type { TravelerType } from "./traveler-type.ts";

/** One review of a product, before it is put into words of a language. */
export interface Review {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  readonly rating: ReviewRating;
  readonly written: ReviewText;
  /** Epoch milliseconds. */
  readonly reviewTime: number;
  /** YYYY-MM. */
  readonly experienceMonth: string;
  readonly travelerType: TravelerType;
  /** Which of the product's variants was bought: a position, to be taken modulo how many there are. */
  readonly variant: number;
  readonly verified: boolean;
  readonly helpfulVotes: number;
  readonly photo: Photo | undefined;
  readonly reply: { readonly phrase: Phrase; readonly replyTime: number } | undefined;
  readonly type: ReviewType;
}
