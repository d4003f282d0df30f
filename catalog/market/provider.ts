import { currencyCodes } from "../../i18n/currencies.ts";
import type { ListedCurrency } from "./listed-currency.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import type { Transport } from "../provider/transport.ts";
import { wireCurrency, wireCurrencyList } from "./wire-currency.ts";

const path = "/api/v1/currency/list/";

/** The currencies a traveller can choose, in our display order; the provider may list some we do not know. */
export async function currencyList(transport: Transport): Promise<readonly ListedCurrency[]> {
  const listed = await request(transport, { path, query: [], schema: wireCurrencyList });
  const known = parseItems(path, listed, wireCurrency, () => {});
  return currencyCodes.flatMap((code) => known.find((currency) => currency.code === code) ?? []);
}
