import { addressIn, type InternalPath, reducePath, splitInternalPath } from "../../routing/known-address.ts";
import { within } from "../within.ts";
import { type AddressIndex, indexOf, languagesOf, productIndexOf } from "./address-index.ts";
import { type ProductIndex, productVerdict } from "./product-verdict.ts";
import type { ReadAddresses } from "./read-addresses.ts";
import type { Verdict } from "./verdict.ts";

export interface KnownAddresses {
  /** Returns at once for an address that is known. */
  readonly find: (internalPath: string) => Verdict | Promise<Verdict>;
  /** Returns the codes of the languages that a page exists in, `en.de`. Undefined while the addresses are not known. */
  readonly languagesOf: (internalPath: string) => string | undefined;
  /** Reads the addresses, so that the first visitor finds them. Never throws. */
  readonly refresh: () => Promise<void>;
  /** After a publication no address counts as missing until the addresses were read again. */
  readonly forget: () => void;
}

interface KnownAddressesOptions {
  readonly read: ReadAddresses;
  /** Is called with the ref of each reading that no publication overtook. */
  readonly onRead?: (ref: string) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Milliseconds after which the addresses have to be revalidated before an address counts as missing. */
const currentMs = 250;

/** Milliseconds after which they are revalidated while known addresses are requested, behind the responses. */
const revalidateMs = 2_000;

/** Milliseconds that a request for an unknown address waits for that. */
const patienceMs = 500;

/** Remembers which addresses exist, and revalidates them while pages are requested. */
export function createKnownAddresses({ read, onRead, now }: KnownAddressesOptions): KnownAddresses {
  let known: AddressIndex | undefined;
  let products: ProductIndex | undefined;
  let validAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let publications = 0;
  let underWay: Promise<void> | undefined;

  async function revalidate(): Promise<void> {
    const [startedAt, before] = [now(), publications];
    triedAt = startedAt;
    const report = await read({ ref: known?.ref, products: products?.version }).catch(() => null);
    if (report === null || before !== publications) return;
    if (report.products !== undefined) products = productIndexOf(report.products);
    if ("pages" in report) known = indexOf(report, known?.addresses.keys() ?? []);
    validAt = startedAt;
    onRead?.(report.ref);
  }

  function refresh(): Promise<void> {
    underWay ??= revalidate().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  /** Returns what is known now. An address that is not known is missing only if all were revalidated a moment ago. */
  function verdictOf(path: InternalPath): Verdict {
    const shows = known?.addresses.get(addressIn(path));
    const internalPath = shows && reducePath(path, shows);
    if (internalPath !== undefined) return { kind: "page", internalPath };
    const ofProduct = productVerdict(path, products);
    if (ofProduct !== undefined) return ofProduct;
    return now() - validAt < currentMs ? { kind: "missing" } : { kind: "uncertain" };
  }

  async function verdictAfterRefresh(path: InternalPath): Promise<Verdict> {
    if (underWay !== undefined || now() - triedAt >= currentMs)
      await within(patienceMs, refresh()).catch(() => undefined);
    return verdictOf(path);
  }

  return {
    find: (internalPath) => {
      const path = splitInternalPath(internalPath);
      const verdict = verdictOf(path);
      if (verdict.kind === "uncertain") return verdictAfterRefresh(path);
      if (now() - triedAt >= revalidateMs) void refresh();
      return verdict;
    },
    languagesOf: (internalPath) => known && languagesOf(splitInternalPath(internalPath), known),
    refresh,
    forget: () => {
      publications += 1;
      validAt = Number.NEGATIVE_INFINITY;
      triedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
