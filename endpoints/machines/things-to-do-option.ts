import { priceUnit } from "../../blocks/products/price-unit.ts";
import { type Money, shownHundredths } from "../../catalog/money/money.ts";
import { formatAddress } from "../../catalog/place/format-address.ts";
import { toGeoPoint } from "../../catalog/place/place.ts";
import type { ListingPrice } from "../../catalog/price/price.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { describedProduct, type MachineScope } from "./described-product.ts";
import type { MachineProduct } from "./machine-products.ts";

/** Tickets: the category of admissions (D25). */
const tickets = 1;

/** Returns the way to buy a product: its page, its price, when it is refunded, and where it is. */
export function thingsToDoOption(
  product: MachineProduct,
  price: ListingPrice,
  title: object,
  scope: MachineScope,
): object {
  return {
    id: `${product.defaultVariantId ?? product.id}`,
    title,
    landing_page: { url: describedProduct(product, scope).url },
    cancellation_policy: { refund_conditions: [toRefund(product)] },
    related_locations: listLocations(product),
    price_options: [toPriceOption(price, scope)],
  };
}

/** A price without `geo_criteria` is that of every country, as prices here are. */
function toPriceOption(price: ListingPrice, { locale }: MachineScope): object {
  const t = createLocaleTranslator(locale);
  const isGroup = price.group !== undefined;
  return {
    id: isGroup ? "group" : "person",
    title: isGroup ? priceUnit(price, t) : t("product.perPerson"),
    price: toMoney(price.final),
  };
}

/** Returns an amount in whole units and billionths, rounded as on the card: `24.50` → 24 and 500,000,000. */
function toMoney(money: Money): object {
  const hundredths = shownHundredths(money);
  return {
    currency_code: money.currency,
    units: Math.floor(hundredths / 100),
    nanos: (hundredths % 100) * 10_000_000,
  };
}

/** Returns until how long before its start a booking is refunded: all of it, or nothing at any time. */
function toRefund({ cancellation: { cancellable, upToMinutes = 0 } }: MachineProduct): object {
  return {
    min_duration_before_start_time_sec: cancellable ? upToMinutes * 60 : 0,
    refund_percent: cancellable ? 100 : 0,
  };
}

/** Returns the house of a show, or where visitors meet. A ticket admits to it, and anything else only begins there. */
function listLocations({ startLocation, show, category }: MachineProduct): readonly object[] {
  const name = show?.theatre?.name ?? startLocation?.address ?? "";
  if (startLocation === undefined || name === "") return [];
  const coordinates = toGeoPoint(startLocation);
  const address = formatAddress(startLocation);
  const admits = show !== undefined || category?.id === tickets;
  return [
    {
      location: {
        place_info: {
          name,
          ...(coordinates && { coordinates }),
          ...(address !== "" && { unstructured_address: address }),
        },
      },
      relation_type: admits ? "RELATION_TYPE_ADMISSION_TICKET" : "RELATION_TYPE_RELATED_NO_ADMISSION",
    },
  ];
}
