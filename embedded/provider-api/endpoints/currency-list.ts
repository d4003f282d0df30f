import type { EndpointRequest } from "../endpoint.ts";
import { wireCurrency } from "../wire/currency.ts";

/** Every currency prices can be asked in. */
export function currencyList({ view }: EndpointRequest) {
  return { currencies: [...view.catalog.currencies.values()].map(wireCurrency) };
}
