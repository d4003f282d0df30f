import { notFound } from "../failure.ts";
import type { Catalog, City } from "../source/catalog.ts";

/** `city`, a city code in any case; undefined when left out. Throws a 404 for a city that is not there. */
export function cityParameter(query: URLSearchParams, { cities }: Catalog): City | undefined {
  const code = query.get("city");
  if (code === null) return undefined;
  const city = cities.get(code.toUpperCase());
  if (city === undefined) throw notFound(`city ${code}`);
  return city;
}
