import { type Phrase, type ReadingLanguage, readingLanguage } from "../reviews/phrase.ts";
import type { Review } from "../reviews/review.ts";
import { findBoughtVariant } from "../reviews/find-bought-variant.ts";
import type { Product } from "../source/catalog.ts";
import type { Photo } from "../source/photo.ts";
import type { View } from "../view.ts";
import { photoUrl } from "./pictures.ts";

/** A review as the provider sends it. `demo` says that nobody wrote it. */
export function wireReview(review: Review, product: Product, view: View) {
  const { id, name, countryCode, rating, reviewTime, experienceMonth, travelerType, verified, helpfulVotes } = review;
  const bought = findBoughtVariant(review, product);
  return {
    id,
    contentLanguage: readingLanguage(view.language),
    name,
    countryCode,
    rating,
    title: null,
    ...words(review, view),
    reviewTime,
    experienceMonth,
    travelerType,
    variantId: bought.id,
    vehicleType: bought.vehicle ?? null,
    verified,
    helpfulVotes,
    medias: review.photo === undefined ? [] : [wireMedia(review.photo, view)],
    vendorReply: wireReply(review, view),
    type: review.type,
    demo: true,
  };
}

/** The translation is in the requested language, or in English; null when that is the original. */
function words({ phrases, language }: Review, view: View) {
  const reading = readingLanguage(view.language);
  const isForeign = view.language !== language;
  return {
    text: inLanguage(phrases, language),
    sourceLanguage: language,
    translatedText: isForeign && reading !== language ? inLanguage(phrases, reading) : null,
    machineTranslated: isForeign && reading !== language,
  };
}

/** Chinese has no spaces between sentences. */
function inLanguage(phrases: readonly Phrase[], language: ReadingLanguage): string {
  return phrases.map((phrase) => phrase[language]).join(language === "ZH_HANT" ? "" : " ");
}

/** A picture that came with a review. `credit` is the photograph's true author. */
export function wireMedia(photo: Photo, view: View) {
  const { width, height, author } = photo;
  return { url: photoUrl(photo, view), type: "IMAGE", width, height, credit: author };
}

function wireReply({ reply }: Review, view: View) {
  return reply === undefined
    ? null
    : { text: reply.phrase[readingLanguage(view.language)], replyTime: reply.replyTime };
}
