import type { MachineScope } from "./described-product.ts";
import type { MachineProduct, MachineProducts } from "./machine-products.ts";

/** Products of one page of a list. */
const perPage = 50;

/** A page of the list of all products. */
export interface MachinePage {
  readonly products: readonly MachineProduct[];
  /** Counts from 1. */
  readonly page: number;
  readonly pages: number;
}

/** Reads the page that `?page=2` names, the first by default. Undefined for a malformed number, and after the last. */
export async function readQueryPage(
  query: URLSearchParams,
  { site, locale }: MachineScope,
  { search }: Pick<MachineProducts, "search">,
): Promise<MachinePage | undefined> {
  const text = query.get("page") ?? "1";
  if (!/^[1-9]\d{0,3}$/.test(text)) return undefined;
  const page = Number(text);
  const found = await search({ site, locale, q: "", offset: (page - 1) * perPage, limit: perPage });
  const pages = Math.max(1, Math.ceil(found.total / perPage));
  return page > pages ? undefined : { products: found.products, page, pages };
}
