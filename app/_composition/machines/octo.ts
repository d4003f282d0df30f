import type { Calendar } from "../../../catalog/calendar/calendar.ts";
import type { Product } from "../../../catalog/product/product.ts";
import { minorUnitDigits } from "../../../i18n/currencies.ts";
import type { Money } from "../../../catalog/money/money.ts";
import { bookablePrice } from "../../../catalog/show/sale.ts";
import { describedProduct, type MachineScope } from "./described-product.ts";

/**
 * Returns a product as OCTO has it (octo.travel: core, `octo/pricing`, `octo/content`). It has what the provider says.
 * Nothing is booked here: a booking happens on the page of the product.
 */
export function octoProduct(product: Product, scope: MachineScope): object {
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
    media: image === undefined ? [] : [{ src: image, type: "image/jpeg", rel: "COVER" }],
    bookingUrl: url,
    defaultCurrency: price?.final.currency ?? null,
    pricingPer: price?.group === undefined ? "UNIT" : "BOOKING",
    options: options.map(({ id, name: option }, index) =>
      octoOption({ id: `${id}`, name: option.text, isDefault: index === 0 }, product, price?.final),
    ),
  };
}

interface OctoOption {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
}

function octoOption({ id, name, isDefault }: OctoOption, { cancellation, maxPax }: Product, price: Money | undefined) {
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
    units: [
      {
        id: "adult",
        internalName: "Adult",
        reference: null,
        type: "ADULT",
        restrictions: {
          minAge: 0,
          maxAge: 99,
          idRequired: false,
          minQuantity: 1,
          maxQuantity: maxPax ?? null,
          paxCount: 1,
          accompaniedBy: [],
        },
        requiredContactFields: [],
        ...(isDefault && price && { pricingFrom: [octoPrice(price)] }),
      },
    ],
  };
}

/** An amount in minor units: `2400` of `EUR` with the precision 2. */
function octoPrice({ minor, currency }: Money): object {
  return {
    original: minor,
    retail: minor,
    net: null,
    currency,
    currencyPrecision: minorUnitDigits(currency),
    includedTaxes: [],
  };
}

/** Returns the days of a calendar as OCTO has them. A day that is not in it is sold out, or nothing starts on it. */
export function octoCalendar({ dates }: Pick<Calendar, "dates">, days: readonly string[]): readonly object[] {
  return days.map((localDate) => {
    const day = dates[localDate];
    return {
      localDate,
      available: day !== undefined,
      status: day === undefined ? "SOLD_OUT" : "AVAILABLE",
      vacancies: null,
      capacity: null,
      openingHours: [],
      ...(day && { unitPricingFrom: [{ unitId: "adult", ...octoPrice(day.price) }] }),
    };
  });
}
