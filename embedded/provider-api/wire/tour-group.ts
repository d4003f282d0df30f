import type { Product } from "../source/catalog.ts";
import type { Texts, Translations } from "../source/translations.ts";
import { inOneLanguage, type View } from "../view.ts";
import { wireCity } from "./city.ts";
import { wireCurrency, wireListingPrice, wirePriorPrice } from "./currency.ts";
import { wireFacts } from "./facts.ts";
import { wireLinks } from "./links.ts";
import { wireNetwork } from "./network.ts";
import { htmlList, urlSlugs, words } from "./texts.ts";
import { pictureTexts, wirePictures } from "./gallery.ts";
import { pickUpTexts, wirePickUp } from "./pick-up.ts";
import { wireSafetyImages } from "./pictures.ts";
import { cancellationText, wirePolicies, wireTicketValidity } from "./policies.ts";
import { wireReviews } from "./reviews.ts";
import { wireShow } from "./show.ts";
import { wireStartLocation } from "./start-location.ts";
import { wireVideos } from "./videos.ts";
import { wireVariants } from "./variants.ts";

/** A product as the provider sends it. */
export function wireTourGroup(product: Product, view: View) {
  const own = inOneLanguage(view, listTexts(product, view));
  const variants = wireVariants(product, view);
  const defaults = product.choosesVariant ? [] : variants.slice(0, 1);
  const { text } = own;
  return {
    id: product.id,
    contentLanguage: own.language,
    name: text(product.name),
    ...pictures(product, own),
    city: wireCity(product.city, view),
    neighbourhood: null,
    productType: product.type,
    flowType: product.flow,
    allTags: [...defaults.map(({ id }) => `DEFAULT_VARIANT_${id}`), ...product.labels],
    descriptors: product.descriptors.map(({ code, name }) => ({ code, name: text(name) })),
    ...wireReviews(product, view),
    callToAction: text(view.catalog.phrases.callToAction),
    ...richTexts(product, own),
    listingPrice: wireListingPrice(product, view),
    priorPrice: wirePriorPrice(product, view),
    currency: wireCurrency(view.currency ?? product.city.currency),
    ...classification(product, view),
    urlSlugs: urlSlugs(
      product.name,
      (slug) => `/${words(product.collection?.name.en ?? product.city.name.en)}/${slug}-e-${product.id}/`,
    ),
    combo: product.flow === "COMBO",
    multiVariant: variants.length > 1,
    allVariantOpenDated: product.openDated,
    ...durations(product),
    cancellationPolicy: cancellationText(product, own),
    ...wirePolicies(product),
    ticketValidity: wireTicketValidity(product),
    startLocation: wireStartLocation(product, own),
    pickUp: wirePickUp(product, own),
    show: wireShow(product, own),
    hopOnHopOff: wireNetwork(product, view),
    ...wireLinks(product, view),
    ...wireFacts(product, own),
    hasInstantConfirmation: hasDescriptor(product, "INSTANT_CONFIRMATION"),
    hasMobileTicket: hasDescriptor(product, "MOBILE_TICKET"),
    variants,
  };
}

function pictures(product: Product, view: View) {
  const productImages = wirePictures(product, view);
  return {
    imageUrl: productImages[0]?.url ?? null,
    media: { productImages, safetyImages: wireSafetyImages(product, view), videos: wireVideos(product.photos, view) },
  };
}

function richTexts({ highlights, includes, excludes }: Product, { text }: View) {
  const points = htmlList(text(highlights));
  return {
    highlights: points,
    microBrandsHighlight: points,
    inclusionsRichText: htmlList(includes.map(text)),
    exclusionsRichText: htmlList(excludes.map(text)),
  };
}

/** Returns all texts that a product is sent with: one that lacks the language makes all of them English. */
function listTexts(product: Product, { catalog }: View): readonly Translations<unknown>[] {
  const { name, highlights, includes, excludes, city, show, attractions } = product;
  const places = [
    city.name,
    city.country.name,
    ...attractions.map((attraction) => attraction.name),
    ...(show === undefined ? [] : [show.theatre.about]),
  ];
  const signs = product.safety.map((measure) => catalog.phrases.safety[measure]);
  const shown = [...pictureTexts(product, catalog), ...pickUpTexts(product, catalog)];
  return [name, highlights, ...signs, ...includes, ...excludes, ...places, ...shown];
}

function classification({ collection, subCategory }: Product, view: View) {
  const { category } = subCategory;
  return {
    primaryCollection: collection === undefined ? null : wireTag(collection, view),
    primaryCategory: wireTag(category, view),
    primarySubCategory: { ...wireTag(subCategory, view), categoryId: category.id },
  };
}

/** A group that a product belongs to, named in the group's own language. */
function wireTag({ id, name }: { readonly id: number; readonly name: Texts }, view: View) {
  const { language, text } = inOneLanguage(view, [name]);
  return { id, contentLanguage: language, displayName: text(name) };
}

/** Milliseconds. */
function durations({ minutes }: Product) {
  if (minutes === null) return { minDuration: null, maxDuration: null };
  const [shortest, longest] = minutes;
  return { minDuration: shortest * 60_000, maxDuration: longest * 60_000 };
}

function hasDescriptor({ descriptors }: Product, wanted: string): boolean {
  return descriptors.some(({ code }) => code === wanted);
}
