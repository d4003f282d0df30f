import { createHash } from "node:crypto";
import type { ProductAddress } from "../../routing/product-address.ts";
import { createRefreshedValue } from "../../http/refreshed-value.ts";

/** A product that some list of the provider has. */
export interface ListedProduct extends ProductAddress {
  /** Languages that the provider has it in, BCP 47; empty when the provider does not say. */
  readonly languages: readonly string[];
  /** The provider's code of its city; empty when the provider does not say. */
  readonly city: string;
  /** Addresses of its pictures. */
  readonly images: readonly string[];
}

/** The listed products at some moment. */
export interface ProductsAtVersion {
  /** Changes with them. */
  readonly version: string;
  readonly products: readonly ListedProduct[];
}

export interface ProductIndex {
  /** Returns the products that are known. Never waits: it starts a reading when the last is older than five minutes. */
  readonly current: () => ProductsAtVersion | undefined;
  /** Returns them as soon as they are known. Throws when they were never read. */
  readonly ready: () => Promise<ProductsAtVersion>;
  /** Returns the city of a product; empty for an unlisted one. Throws when they were never read. */
  readonly findProductCity: (id: number) => Promise<string>;
  /** Replaces the words of an address that a page has found to be another. */
  readonly correct: (address: ProductAddress) => void;
}

interface ProductIndexOptions {
  /** Throws when the provider fails. */
  readonly read: () => Promise<readonly ListedProduct[]>;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Milliseconds: as long as a page stays fresh. */
const freshMs = 300_000;

/** Remembers the listed products, so that their addresses are known without a render. Those seen once stay known. */
export function createProductIndex({ read, now }: ProductIndexOptions): ProductIndex {
  const listed = createRefreshedValue({ read, merge: joined, freshMs, now });
  const atVersion = lastVersion();
  const known = () => {
    const products = listed.current();
    return products && atVersion(products);
  };
  return {
    current: known,
    ready: async () => atVersion(await listed.ready()),
    findProductCity: async (id) => (await listed.ready()).find((each) => each.id === id)?.city ?? "",
    correct: ({ id, slug }) => {
      const products = listed.current();
      const product = products?.find((each) => each.id === id);
      if (product !== undefined && product.slug !== slug) listed.replace(joined([{ ...product, slug }], products));
    },
  };
}

/** Returns products with those of before that they lack. */
function joined(products: readonly ListedProduct[], before: readonly ListedProduct[] = []): readonly ListedProduct[] {
  return [...new Map([...before, ...products].map((product) => [product.id, product])).values()];
}

/** Returns a function that names the version of products, once for each list of them. */
function lastVersion(): (products: readonly ListedProduct[]) => ProductsAtVersion {
  let last: ProductsAtVersion | undefined;
  return (products) => {
    if (last?.products === products) return last;
    const version = createHash("sha256").update(JSON.stringify(products)).digest("hex").slice(0, 16);
    last = { version, products };
    return last;
  };
}
