import type { Product } from "../source/catalog.ts";
import type { View } from "../view.ts";
import { wireCity } from "./city.ts";
import { wireCurrency, wireListingPrice } from "./currency.ts";
import { wireLinks } from "./links.ts";
import { wireNetwork } from "./network.ts";
import { htmlList, urlSlugs, words } from "./texts.ts";
import { wirePictures } from "./pictures.ts";
import { cancellationText, wirePolicies, wireTicketValidity } from "./policies.ts";
import { wireReviews } from "./reviews.ts";
import { wireShow } from "./show.ts";
import { wireStartLocation } from "./start-location.ts";
import { wireVariants } from "./variants.ts";

/** A product as the provider sends it. */
export function wireTourGroup(product: Product, view: View) {
  const variants = wireVariants(product, view);
  const { text } = view;
  return {
    id: product.id,
    name: text(product.name),
    ...pictures(product, view),
    city: wireCity(product.city, view),
    neighbourhood: null,
    productType: product.type,
    flowType: product.flow,
    allTags: [...variants.slice(0, 1).map(({ id }) => `DEFAULT_VARIANT_${id}`), ...product.labels],
    descriptors: product.descriptors.map(({ code, name }) => ({ code, name: text(name) })),
    ...wireReviews(product, view),
    callToAction: text(view.catalog.phrases.callToAction),
    ...richTexts(product, view),
    listingPrice: wireListingPrice(product, view),
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
    cancellationPolicy: cancellationText(product, view),
    ...wirePolicies(product),
    ticketValidity: wireTicketValidity(product),
    startLocation: wireStartLocation(product, view),
    show: wireShow(product, view),
    hopOnHopOff: wireNetwork(product, view),
    ...wireLinks(product, view),
    hasInstantConfirmation: hasDescriptor(product, "INSTANT_CONFIRMATION"),
    hasMobileTicket: hasDescriptor(product, "MOBILE_TICKET"),
    variants,
  };
}

function pictures(product: Product, view: View) {
  const productImages = wirePictures(product, view);
  return { imageUrl: productImages[0]?.url ?? null, media: { productImages, safetyImages: [], videos: [] } };
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

function classification({ collection, subCategory }: Product, { text }: View) {
  const { category } = subCategory;
  return {
    primaryCollection: collection === undefined ? null : { id: collection.id, displayName: text(collection.name) },
    primaryCategory: { id: category.id, displayName: text(category.name) },
    primarySubCategory: { id: subCategory.id, displayName: text(subCategory.name), categoryId: category.id },
  };
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
