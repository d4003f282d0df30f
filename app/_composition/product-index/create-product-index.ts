import { createHash } from "node:crypto";
import type { ProductAddress } from "../../../routing/product-address.ts";

/** A product that some list of the provider has. */
export interface ListedProduct extends ProductAddress {
  /** Languages that the provider has it in, BCP 47; empty when the provider does not say. */
  readonly languages: readonly string[];
  /** The provider's code of its city; empty when the provider does not say. */
  readonly city: string;
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
  readonly cityOf: (id: number) => Promise<string>;
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

/** Milliseconds after a reading that failed. */
const pauseMs = 10_000;

/** Remembers the listed products, so that their addresses are known without a render. Those seen once stay known. */
export function createProductIndex({ read, now }: ProductIndexOptions): ProductIndex {
  let known: ProductsAtVersion | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  const store = (products: readonly ListedProduct[]) => {
    const all = new Map([...(known?.products ?? []), ...products].map((product) => [product.id, product]));
    known = versionOf([...all.values()]);
  };
  const refresh = async () => {
    nextAt = now() + pauseMs;
    store(await read());
    nextAt = now() + freshMs;
  };
  const shared = () => {
    underWay ??= refresh().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const current = () => {
    // Its failure is logged by the provider's client, and it is read again.
    if (now() >= nextAt) shared().catch(() => undefined);
    return known;
  };
  const ready = async () => {
    const before = current();
    if (before !== undefined) return before;
    await shared();
    return known ?? versionOf([]);
  };
  return {
    current,
    ready,
    cityOf: async (id) => (await ready()).products.find((each) => each.id === id)?.city ?? "",
    correct: ({ id, slug }) => {
      const product = known?.products.find((each) => each.id === id);
      if (product !== undefined && product.slug !== slug) store([{ ...product, slug }]);
    },
  };
}

function versionOf(products: readonly ListedProduct[]): ProductsAtVersion {
  const version = createHash("sha256").update(JSON.stringify(products)).digest("hex").slice(0, 16);
  return { version, products };
}
