import type { Money } from "../../catalog/money/money.ts";
import type { ListingPrice } from "../../catalog/price/price.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { CancellationPolicy } from "../../catalog/ticket/policies.ts";
import { octoPrice } from "./octo-calendar.ts";

/** Returns the options of a product with their names: its variants, else the product itself. */
export function octoOptions({ id, name, variants }: Pick<Product, "id" | "name" | "variants">): Product["variants"] {
  return variants.length === 0 ? [{ id, name }] : variants;
}

interface OctoOption {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly cancellation: CancellationPolicy;
}

/** Minutes of ten years, before any booking: OCTO has no word for what can't be cancelled. 0 is until the start. */
const neverMinutes = 5_256_000;

/** Returns a way to buy a product. The price of the product is that of its first option. */
export function octoOption(option: OctoOption, product: Product, price: ListingPrice | undefined): object {
  const { id, name, isDefault, cancellation } = option;
  const { maxPax } = product;
  const own = isDefault ? price : undefined;
  const minutes = cancellation.cancellable ? (cancellation.upToMinutes ?? 0) : neverMinutes;
  return {
    id,
    default: isDefault,
    internalName: name,
    reference: null,
    availabilityLocalStartTimes: listStartTimes(product),
    cancellationCutoff: `${minutes} minutes`,
    cancellationCutoffAmount: minutes,
    cancellationCutoffUnit: "minute",
    requiredContactFields: [],
    restrictions: { minUnits: 1, maxUnits: maxPax ?? null },
    units: [adultUnit(product, own?.group === undefined ? own?.final : undefined)],
    ...(own?.group !== undefined && { pricingFrom: [octoPrice(own.final)] }),
  };
}

/** Returns the known starts of a show. Lists lack those of other products, whose availability is that of a day. */
function listStartTimes({ show }: Product): readonly string[] {
  const starts = new Set(Object.values(show?.lastStarts ?? {}));
  return starts.size === 0 ? ["00:00"] : [...starts].toSorted();
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
