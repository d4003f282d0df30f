import { defaultLocale, locales } from "../../i18n/locales.ts";
import { sites } from "../../hosts/index.ts";
import { documentFromAddress } from "../../renderer/document-from-address.ts";
import type { KnownProducts } from "../../routing/known-address.ts";
import { productPath } from "../../routing/product-address.ts";
import { productIndex } from "../../app/_composition/composition.ts";
import { registries } from "../../app/_composition/registries.ts";
import { viewOf } from "./page-list.ts";

/** Returns the listed products as the server knows them; undefined while they were not read. */
export function knownProducts(): KnownProducts | undefined {
  const listed = productIndex.current();
  if (listed === undefined) return undefined;
  const { version, products } = listed;
  return { version, view: viewOfProductPages(), slugs: products.map(({ id, slug }) => [id, slug]) };
}

/** Returns what the pages of products read of a query. All of them are of the same kinds. */
function viewOfProductPages(): KnownProducts["view"] {
  const path = productPath({ id: 1, slug: "" });
  const documents = sites.slice(0, 1).map((site) => ({ site, path }));
  return documents
    .flatMap((address) => documentFromAddress(address, locales[defaultLocale], registries.pageTypes) ?? [])
    .flatMap(viewOf);
}
