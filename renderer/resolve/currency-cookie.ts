/** Holds the traveller's currency, as an ISO 4217 code (specification §9). */
const currencyCookie = "currency";

/** Cookie header → the currency cookie's value; the first one counts. */
export function readCurrencyCookie(header: string | undefined): string | undefined {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${currencyCookie}=`))?.slice(currencyCookie.length + 1);
}
