import { type Phrase, pick } from "./phrase.ts";
import type { ReviewSubject } from "./review-subject.ts";
import type { ReviewRating } from "./review-ratings.ts";
import type { ReviewTexts } from "./review-texts.ts";

interface Writing {
  readonly kind: ReviewSubject;
  readonly rating: ReviewRating;
  /** Which phrases: neighbors begin differently and tell of different things. */
  readonly number: number;
  /** 0 for a few words, 2 for all there is to say. */
  readonly length: 0 | 1 | 2;
}

/** Returns the phrases of a review: an opening, remarks, a closing. Critics tell nothing of themselves. */
export function reviewPhrases(texts: ReviewTexts, { kind, rating, number, length }: Writing): readonly Phrase[] {
  const frame = ["transfer", "service", "ticket"].includes(kind) ? "service" : "experience";
  const openings = texts.openings[frame][rating];
  const round = Math.floor(number / openings.length);
  const noticed = noticedWith(rating, texts.observations[kind], number + round, round);
  if (kind === "critic") return noticed;
  return [
    pick(openings, number),
    ...noticed.slice(0, length === 0 ? 1 : 2),
    ...(length === 2 ? [pick(texts.closings[frame][rating], number + 2 * round)] : []),
  ];
}

/** Praise for five stars, complaints for one, some of both between. */
function noticedWith(
  rating: ReviewRating,
  { good, bad }: ReviewTexts["observations"][ReviewSubject],
  first: number,
  round: number,
): readonly Phrase[] {
  const another = (phrases: readonly Phrase[]) => pick(phrases, first + 1 + (round % (phrases.length - 1)));
  if (rating === 5) return [pick(good, first), another(good)];
  if (rating === 1) return [pick(bad, first), another(bad)];
  return rating === 2 ? [pick(bad, first), another(good)] : [pick(good, first), another(bad)];
}
