import { parseProductPath } from "../routing/product-address.ts";
import type { Route } from "../routing/route.ts";
import type { ParsedPage } from "./parse/parse-page.ts";
import type { PagePorts } from "./ports.ts";

/** Returns the city that decides a currency: the tagged one, else that of the product at the address. */
export async function readCurrencyCity(
  { path }: Pick<Route, "path">,
  { candidates }: Pick<ParsedPage, "candidates">,
  { catalog, late }: PagePorts,
): Promise<string> {
  const [{ place }] = candidates;
  const { city = "" } = place;
  const product = city === "" ? parseProductPath(path) : undefined;
  if (product === undefined) return city;
  return Promise.race([catalog.findProductCity(product.id), late.then(() => "")]).catch(() => "");
}
