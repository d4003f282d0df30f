import { ticketPolicyText } from "../../catalog/ticket/policy-text.ts";
import type { Variant } from "../../catalog/variant/variant.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { Product } from "../../catalog/product/product.ts";
import { bookablePrice } from "../../catalog/show/sale.ts";
import { octoMedia } from "./octo-media.ts";
import { octoOption, octoOptions } from "./octo-option.ts";
import type { MachineProduct } from "./machine-products.ts";
import { describedProduct, type MachineScope } from "./described-product.ts";

/**
 * Returns a product as OCTO has it (octo.travel: core, `octo/pricing`, `octo/content`). It has what the provider says.
 * Where OCTO requires what the provider does not have, as delivery and ages, it has the value that excludes nothing.
 * Nothing is booked here: a booking happens on the page of the product. Variants are empty where they could not be read.
 */
export function octoProduct(product: MachineProduct, scope: MachineScope, variants: readonly Variant[]): object {
  const { name, url, image, highlights } = describedProduct(product, scope);
  const named = octoOptions(product);
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
    media: octoMedia(image, name),
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
