import { readingLanguage } from "../reviews/review-language.ts";
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
    contentLanguage: readingLanguage(review.written.language, view.language),
    name,
    countryCode,
    rating,
    title: null,
    ...words(review, product, view),
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

/** The translation is English. It is null for who reads the original, and when the original is English. */
function words({ written }: Review, { city }: Product, view: View) {
  const { language } = written;
  const isRead = [view.language, "EN"].includes(language);
  return {
    text: fillCity(written.text, city.name.en),
    sourceLanguage: language,
    translatedText: isRead ? null : fillCity(written.english, city.name.en),
    machineTranslated: !isRead,
  };
}

/** `A day in {city}.` → `A day in Washington, D.C.`: a name that ends in a period ends the sentence. */
function fillCity(text: string, name: string): string {
  return text.replaceAll("{city}", name).replaceAll("..", ".");
}

/** A picture that came with a review. `credit` is the photograph's true author. */
export function wireMedia(photo: Photo, view: View) {
  const { width, height, author } = photo;
  return { url: photoUrl(photo, view), type: "IMAGE", width, height, credit: author };
}

function wireReply({ reply, written }: Review, view: View) {
  if (reply === undefined) return null;
  return { text: reply.phrase[readingLanguage(written.language, view.language)], replyTime: reply.replyTime };
}
