import type { ProductImage } from "../media/media.ts";
import { defaultVariant, toDescriptors, toFlowType, toLabels } from "./wire-kinds.ts";
import type { Product, NamedId } from "./product.ts";
import { type Locale, toLanguageTag } from "../../i18n/locales.ts";
import { productSlug } from "./product-slug.ts";
import { type ItemTexts, itemTexts } from "../provider/wire-language.ts";
import { toImage } from "../media/wire.ts";
import { toFacts } from "./wire-facts.ts";
import { toPrice } from "../price/wire.ts";
import { toPriorPrice, withReference } from "../price/wire-prior-price.ts";
import { toRating, toReviewsDetails } from "../review/wire-rating.ts";
import { toPostalAddress } from "../place/wire.ts";
import { toCancellation, toReschedule, toValidity } from "../ticket/wire.ts";
import { toNetwork } from "../bus/wire.ts";
import { toTransfer } from "../transfer/wire.ts";
import { toShow } from "../show/wire.ts";
import { toReview } from "../review/wire.ts";
import { toVideo } from "../media/wire.ts";
import type { WireTourGroup } from "./wire.ts";

/** Returns a tour group in our own terms. */
export function toProduct(wire: WireTourGroup, locale: Locale): Product {
  const texts = itemTexts(wire, locale);
  const { averageRating: average, ratingCount, reviewCount, reschedulePolicy } = wire;
  const cancellation = toCancellation(wire.cancellationPolicyV2);
  const price = toPrice(wire.listingPrice);
  const priorPrice = toPriorPrice(wire.priorPrice, price);
  const facts = toFacts(wire, texts, price?.final.currency);
  return {
    id: wire.id,
    ...toAddress(wire, texts, locale),
    name: texts.text(wire.name),
    images: toImages(wire, texts),
    safetyImages: (wire.media?.safetyImages ?? []).map((image) => toImage(image, wire.name, texts)),
    videos: (wire.media?.videos ?? []).map(toVideo),
    cityCode: wire.city?.code ?? "",
    countryCode: wire.city?.country?.code ?? "",
    cityName: itemTexts(wire.city, locale).text(wire.city?.displayName ?? ""),
    timeZone: wire.city?.timeZone ?? "",
    category: toNamedId(wire.primaryCategory, locale),
    subCategory: toNamedId(wire.primarySubCategory, locale),
    collection: toNamedId(wire.primaryCollection, locale),
    price: withReference(price, priorPrice),
    priorPrice,
    rating: toRating({ average, ratingCount, reviewCount, reviewsDetails: wire.reviewsDetails }),
    reviewsDetails: toReviewsDetails(wire.reviewsDetails),
    topReviews: wire.topReviews.map((review) => toReview(review, locale)),
    descriptors: toDescriptors(wire.descriptors, cancellation),
    highlights: texts.lines(wire.microBrandsHighlight || wire.highlights),
    inclusions: texts.lines(wire.inclusionsRichText),
    exclusions: texts.lines(wire.exclusionsRichText),
    flowType: toFlowType(wire.flowType),
    callToAction: texts.requested ? wire.callToAction || undefined : undefined,
    labels: toLabels(wire.allTags),
    ...toVariety(wire, locale),
    minDuration: toMinutes(wire.minDuration),
    maxDuration: toMinutes(wire.maxDuration),
    cancellation,
    reschedule: toReschedule(reschedulePolicy),
    validity: toValidity(wire.ticketValidity),
    startLocation: toPostalAddress(wire.startLocation, texts),
    show: toShow(wire.show),
    buses: wire.hopOnHopOff ? toNetwork(wire.hopOnHopOff, locale) : undefined,
    transfer: toTransfer(wire, locale),
    facts: ofBundle(wire) ? { ...facts, officialTicket: undefined } : facts,
  };
}

/** Whether several things are sold as one: no venue's proof speaks for all of them. */
function ofBundle({ combo, flowType }: WireTourGroup): boolean {
  return combo || toFlowType(flowType) === "COMBO";
}

function toAddress({ name, urlSlugs }: WireTourGroup, { text }: ItemTexts, locale: Locale) {
  const { lang = locale.tag } = text(name);
  const languages = Object.keys(urlSlugs ?? {}).flatMap((language) => toLanguageTag(language) ?? []);
  return { slug: productSlug({ urlSlugs, english: lang === "en" ? name : undefined }), languages };
}

function toNamedId(tag: WireTourGroup["primaryCategory"], locale: Locale): NamedId | undefined {
  return tag ? { id: tag.id, name: itemTexts(tag, locale).text(tag.displayName) } : undefined;
}

/** A variant without a limit leaves that of the product unknown. */
function findMaxTravelers(variants: WireTourGroup["variants"]): number | undefined {
  const limits = variants.map(({ pax }) => pax?.max || Number.POSITIVE_INFINITY);
  const most = Math.max(0, ...limits);
  return most === 0 || most === Number.POSITIVE_INFINITY ? undefined : most;
}

/** Returns the ways to buy it. */
function toVariety({ allTags, variants, multiVariant, combo, allVariantOpenDated }: WireTourGroup, locale: Locale) {
  return {
    defaultVariantId: defaultVariant(allTags),
    variants: variants.map((variant) => ({
      id: variant.id,
      name: itemTexts(variant, locale).text(variant.name),
    })),
    maxPax: findMaxTravelers(variants),
    multiVariant,
    combo,
    allVariantsOpenDated: allVariantOpenDated,
  };
}

/** Returns minutes. The provider counts milliseconds, and sends 0 for unknown. */
function toMinutes(milliseconds: number | null | undefined): number | undefined {
  return milliseconds ? Math.round(milliseconds / 60_000) : undefined;
}

/** Returns a product's pictures, else its one list picture. */
function toImages({ name, imageUrl, media }: WireTourGroup, texts: ItemTexts): readonly ProductImage[] {
  const images = (media?.productImages ?? []).map((image) => toImage(image, name, texts));
  if (images.length > 0 || imageUrl === "") return images;
  return [toImage({ url: imageUrl }, name, texts)];
}
