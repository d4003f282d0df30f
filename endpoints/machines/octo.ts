import { ticketPolicyText } from "../../catalog/ticket/policy-text.ts";
import type { CancellationPolicy } from "../../catalog/ticket/policies.ts";
import type { Variant } from "../../catalog/variant/variant.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { ListingPrice } from "../../catalog/price/price.ts";
import type { Money } from "../../catalog/money/money.ts";
import { bookablePrice } from "../../catalog/show/sale.ts";
import { octoPrice } from "./octo-calendar.ts";
import type { MachineProduct } from "./machine-products.ts";
import { describedProduct, type MachineScope } from "./described-product.ts";

/**
 * Returns a product as OCTO has it (octo.travel: core, `octo/pricing`, `octo/content`). It has what the provider says.
 * Where OCTO requires what the provider does not have, as delivery and ages, it has the value that excludes nothing.
 * Nothing is booked here: a booking happens on the page of the product. Variants are empty where they could not be read.
 */
export function octoProduct(product: MachineProduct, scope: MachineScope, variants: readonly Variant[]): object {
  const { name, url, image, highlights } = describedProduct(product, scope);
  const named = product.variants.length === 0 ? [{ id: product.id, name: product.name }] : product.variants;
  const policy = ticketPolicyText(product.cancellation, product.reschedule, createLocaleTranslator(scope.locale));
  const price = bookablePrice(product, scope.now);
  return {
    id: `${product.id}`,
    internalName: name,
    reference: product.slug === "" ? null : product.slug,
    locale: product.name.lang ?? scope.locale.tag,
    timeZone: product.timeZone === "" ? "UTC" : product.timeZone,
    allowFreesale: product.allVariantsOpenDated,
    instantConfirmation: product.descriptors.includes("INSTANT_CONFIRMATION"),
    instantDelivery: product.descriptors.includes("MOBILE_TICKET"),
    availabilityRequired: !product.allVariantsOpenDated,
    availabilityType: isTimed(product, variants) ? "START_TIME" : "OPENING_HOURS",
    deliveryFormats: product.descriptors.includes("MOBILE_TICKET") ? ["QRCODE"] : [],
    deliveryMethods: ["VOUCHER"],
    redemptionMethod: "DIGITAL",
    title: name,
    features: [
      ...highlights.map((shortDescription) => ({ type: "HIGHLIGHT", shortDescription })),
      { type: "CANCELLATION_TERM", shortDescription: policy },
    ],
    media: octoMedia(image),
    bookingUrl: url,
    defaultCurrency: product.currency,
    availableCurrencies: [product.currency],
    includeTax: true,
    pricingPer: price?.group === undefined ? "UNIT" : "BOOKING",
    options: named.map(({ id, name: option }, index) =>
      octoOption(
        {
          id: `${id}`,
          name: option.text,
          isDefault: index === 0,
          cancellation: variants.find((variant) => variant.id === id)?.cancellation ?? product.cancellation,
        },
        product,
        price,
      ),
    ),
  };
}

/** Whether a traveller chooses when it begins, rather than coming within the opening hours. */
function isTimed({ show }: Product, variants: readonly Variant[]): boolean {
  return show !== undefined || variants.some(({ inventoryType }) => inventoryType.startsWith("FIXED_START"));
}

const typesOfFiles: ReadonlyMap<string, string> = new Map([
  ["jpg", "image/jpeg"],
  ["jpeg", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
  ["avif", "image/avif"],
]);

/** Returns a photograph with the type that its name says. OCTO requires a type, so one without is omitted. */
function octoMedia(src = ""): readonly object[] {
  const [, extension = ""] = /\.(\w+)(?:\?|$)/.exec(src) ?? [];
  const type = typesOfFiles.get(extension.toLowerCase());
  return type === undefined ? [] : [{ src, type, rel: "COVER" }];
}

interface OctoOption {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly cancellation: CancellationPolicy;
}

/** Minutes of ten years, before any booking: OCTO has no word for what can't be cancelled. 0 is until the start. */
const neverMinutes = 5_256_000;

function octoOption(option: OctoOption, product: Product, price: ListingPrice | undefined): object {
  const { id, name, isDefault, cancellation } = option;
  const { maxPax } = product;
  const own = isDefault ? price : undefined;
  const minutes = cancellation.cancellable ? (cancellation.upToMinutes ?? 0) : neverMinutes;
  return {
    id,
    default: isDefault,
    internalName: name,
    reference: null,
    availabilityLocalStartTimes: [],
    cancellationCutoff: `${minutes} minutes`,
    cancellationCutoffAmount: minutes,
    cancellationCutoffUnit: "minute",
    requiredContactFields: [],
    restrictions: { minUnits: 1, maxUnits: maxPax ?? null },
    units: [adultUnit(product, own?.group === undefined ? own?.final : undefined)],
    ...(own?.group !== undefined && { pricingFrom: [octoPrice(own.final)] }),
  };
}

/** Returns the one unit of an option, without the price of a group: lists of the provider have one price. Only shows have a least age. */
function adultUnit({ maxPax, show }: Product, price: Money | undefined): object {
  return {
    id: "adult",
    internalName: "Adult",
    reference: null,
    type: "ADULT",
    restrictions: {
      minAge: show?.minimumAge ?? 0,
      maxAge: 99,
      idRequired: false,
      minQuantity: 1,
      maxQuantity: maxPax ?? null,
      paxCount: 1,
      accompaniedBy: [],
    },
    requiredContactFields: [],
    ...(price && { pricingFrom: [octoPrice(price)] }),
  };
}
