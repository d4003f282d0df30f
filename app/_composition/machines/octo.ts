import type { Product } from "../../../catalog/product/product.ts";
import type { ListingPrice } from "../../../catalog/price/price.ts";
import type { Money } from "../../../catalog/money/money.ts";
import { bookablePrice } from "../../../catalog/show/sale.ts";
import { octoPrice } from "./octo-calendar.ts";
import type { MachineProduct } from "./machine-products.ts";
import { describedProduct, type MachineScope } from "./described-product.ts";

/**
 * Returns a product as OCTO has it (octo.travel: core, `octo/pricing`, `octo/content`). It has what the provider says.
 * Where OCTO requires what the provider does not have, as delivery and ages, it has the value that excludes nothing.
 * Nothing is booked here: a booking happens on the page of the product.
 */
export function octoProduct(product: MachineProduct, scope: MachineScope): object {
  const { name, url, image, highlights } = describedProduct(product, scope);
  const options = product.variants.length === 0 ? [{ id: product.id, name: product.name }] : product.variants;
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
    availabilityType: product.show === undefined ? "OPENING_HOURS" : "START_TIME",
    deliveryFormats: product.descriptors.includes("MOBILE_TICKET") ? ["QRCODE"] : [],
    deliveryMethods: ["VOUCHER"],
    redemptionMethod: "DIGITAL",
    title: name,
    features: highlights.map((shortDescription) => ({ type: "HIGHLIGHT", shortDescription })),
    media: octoMedia(image),
    bookingUrl: url,
    defaultCurrency: product.currency,
    availableCurrencies: [product.currency],
    includeTax: true,
    pricingPer: price?.group === undefined ? "UNIT" : "BOOKING",
    options: options.map(({ id, name: option }, index) =>
      octoOption({ id: `${id}`, name: option.text, isDefault: index === 0 }, product, price),
    ),
  };
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
}

function octoOption({ id, name, isDefault }: OctoOption, product: Product, price: ListingPrice | undefined): object {
  const { cancellation, maxPax } = product;
  const own = isDefault ? price : undefined;
  const minutes = cancellation.cancellable ? (cancellation.upToMinutes ?? 0) : 0;
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
