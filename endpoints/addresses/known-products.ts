import { defaultLocale, locales } from "../../i18n/locales.ts";
import { sites } from "../../hosts/index.ts";
import { documentFromAddress } from "../../renderer/load/document-from-address.ts";
import type { KnownProducts } from "../../routing/known-address.ts";
import { productPath } from "../../routing/product-address.ts";
import type { Registries } from "../../renderer/contracts/registries.ts";
import type { ProductsAtVersion } from "./create-product-index.ts";
import { createViewReader } from "./create-view-reader.ts";

type Addressing = Pick<Registries, "pageTypes" | "views">;

/** Returns the listed products as the server knows them; undefined while they were not read. */
export function knownProducts(
  listed: ProductsAtVersion | undefined,
  registries: Addressing,
): KnownProducts | undefined {
  if (listed === undefined) return undefined;
  const { version, products } = listed;
  return { version, view: listProductPageParameters(registries), slugs: products.map(({ id, slug }) => [id, slug]) };
}

/** Returns what the pages of products read of a query. All of them are of the same kinds. */
function listProductPageParameters({ pageTypes, views }: Addressing): KnownProducts["view"] {
  const path = productPath({ id: 1, slug: "" });
  const documents = sites.slice(0, 1).map((site) => ({ site, path }));
  return documents
    .flatMap((address) => documentFromAddress(address, locales[defaultLocale], pageTypes) ?? [])
    .flatMap(createViewReader(pageTypes, views));
}
