import { type AddressIndex, createAddressIndex, toProductIndex } from "./address-index.ts";
import type { ProductIndex } from "./product-verdict.ts";
import type { ReadAddresses } from "./read-addresses.ts";

export interface AddressReadingsOptions {
  readonly read: ReadAddresses;
  /** Is called with the ref of each reading that no publication overtook. */
  readonly onRead?: (ref: string) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** The addresses as they were read last. */
export interface AddressReadings {
  readonly pages: () => AddressIndex | undefined;
  readonly products: () => ProductIndex | undefined;
  /** Milliseconds since what is known was read. Infinite at first, and after a publication. */
  readonly age: () => number;
  /** Reads the addresses. Calls at once share one reading. Never throws. */
  readonly refresh: () => Promise<void>;
  /** Joins the reading under way. Else reads the addresses where that was not tried in the last `ms`. */
  readonly refreshAfter: (ms: number) => Promise<void>;
  /** Makes what is known old after a publication. The reading under way changes nothing any more. */
  readonly forget: () => void;
}

/** Reads addresses, and remembers them. */
export function createAddressReadings({ read, onRead, now }: AddressReadingsOptions): AddressReadings {
  let pages: AddressIndex | undefined;
  let products: ProductIndex | undefined;
  let validAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let publications = 0;
  let underWay: Promise<void> | undefined;

  async function revalidate(): Promise<void> {
    const [startedAt, before] = [now(), publications];
    triedAt = startedAt;
    const report = await read({ ref: pages?.ref, products: products?.version }).catch(() => null);
    if (report === null || before !== publications) return;
    if (report.products !== undefined) products = toProductIndex(report.products);
    if ("pages" in report) pages = createAddressIndex(report, pages?.addresses.keys() ?? []);
    validAt = startedAt;
    onRead?.(report.ref);
  }

  const refresh = () =>
    (underWay ??= revalidate().finally(() => {
      underWay = undefined;
    }));

  return {
    pages: () => pages,
    products: () => products,
    age: () => now() - validAt,
    refresh,
    refreshAfter: async (ms) => underWay ?? (now() - triedAt >= ms ? refresh() : undefined),
    forget: () => {
      publications += 1;
      validAt = Number.NEGATIVE_INFINITY;
      triedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
