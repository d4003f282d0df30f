import { locales } from "../../i18n/locales.ts";
import type { InternalPath } from "../../routing/internal-path.ts";
import { addressIn, type AddressReport, type KnownAddress, type KnownProducts } from "../../routing/known-address.ts";
import type { ProductIndex } from "./product-verdict.ts";

/** All addresses that are known. */
export interface AddressIndex {
  readonly ref: string;
  readonly addresses: ReadonlyMap<string, KnownAddress>;
}

/** Returns listed products by id. */
export function toProductIndex({ version, view, slugs }: KnownProducts): ProductIndex {
  return { version, view, slugs: new Map(slugs) };
}

/** Most addresses that are remembered. */
const maxAddresses = 50_000;

/** Returns the addresses of a report, and those of before: no report alone takes a page away. */
export function createAddressIndex({ ref, redirects, pages }: AddressReport, before: Iterable<string>): AddressIndex {
  const known = new Map<string, KnownAddress>();
  for (const address of redirects) known.set(address, { kind: "redirect" });
  for (const { view, addresses } of pages) {
    const page: KnownAddress = { kind: "page", view };
    for (const address of addresses) known.set(address, page);
  }
  for (const address of before)
    if (!known.has(address) && known.size < maxAddresses) known.set(address, { kind: "gone" });
  return { ref, addresses: known };
}

/** Returns the codes of the languages that the page of a path exists in, `en.de`. */
export function listLanguageCodes({ host, segments }: InternalPath, { addresses }: AddressIndex): string {
  const isPage = (locale: string) => addresses.get(addressIn({ host, locale, segments }))?.kind === "page";
  return Object.keys(locales).filter(isPage).join(".");
}
