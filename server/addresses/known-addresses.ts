import type { InternalPath } from "../../routing/internal-path.ts";
import { addressIn, reducePath } from "../../routing/known-address.ts";
import { isLocaleCode } from "../../i18n/locales.ts";
import { pagePath } from "../../routing/page-address.ts";
import { waitAtMost } from "../wait-at-most.ts";
import { type AddressIndex, listLanguageCodes } from "./address-index.ts";
import { type AddressReadings, type AddressReadingsOptions, createAddressReadings } from "./address-readings.ts";
import { productVerdict } from "./product-verdict.ts";
import type { Verdict } from "./verdict.ts";

export interface KnownAddresses {
  /** Returns at once for an address that is known. */
  readonly find: (path: InternalPath) => Verdict | Promise<Verdict>;
  /** Returns the codes of the languages that a page exists in, `en.de`. Undefined while the addresses are not known. */
  readonly listLanguageCodes: (path: InternalPath) => string | undefined;
  /** Reads the addresses, so that the first visitor finds them. Never throws. */
  readonly refresh: () => Promise<void>;
  /** After a publication no address counts as missing until the addresses were read again. */
  readonly forget: () => void;
}

/** Milliseconds after which the addresses have to be revalidated before an address counts as missing. */
const currentMs = 250;

/** Milliseconds after which they are revalidated while known addresses are requested, behind the responses. */
const revalidateMs = 2_000;

/** Milliseconds that a request for an unknown address waits for that. */
const patienceMs = 500;

/** Remembers which addresses exist, and revalidates them while pages are requested. */
export function createKnownAddresses(options: AddressReadingsOptions): KnownAddresses {
  const readings = createAddressReadings(options);
  const { pages, refresh, refreshAfter, forget } = readings;

  async function verdictAfterRefresh(path: InternalPath): Promise<Verdict> {
    await waitAtMost(patienceMs, refreshAfter(currentMs)).catch(() => undefined);
    return findVerdict(path, readings);
  }

  return {
    find: (path) => {
      const verdict = findVerdict(path, readings);
      if (verdict.kind === "uncertain") return verdictAfterRefresh(path);
      void refreshAfter(revalidateMs);
      return verdict;
    },
    listLanguageCodes: (path) => {
      const known = pages();
      return known && listLanguageCodes(path, known);
    },
    refresh,
    forget,
  };
}

/** Returns where an address with capitals leads, `/ROME/` → `/rome/`, if that is known. Undefined for any other. */
function inSmallLetters(
  { host, locale, segments }: InternalPath,
  known: AddressIndex | undefined,
): Verdict | undefined {
  const small = segments.map((segment) => encodeURIComponent(decodeURIComponent(segment).toLowerCase()));
  if (known === undefined || !isLocaleCode(locale) || small.join() === segments.join()) return undefined;
  const shows = known.addresses.get(addressIn({ host, locale, segments: small }));
  return shows !== undefined && shows.kind !== "gone"
    ? { kind: "moved", location: pagePath(locale, small.map(decodeURIComponent)) }
    : undefined;
}

/** Returns what is known now. An address that is not known is missing only if all were revalidated a moment ago. */
function findVerdict(path: InternalPath, { pages, products, age }: AddressReadings): Verdict {
  const shows = pages()?.addresses.get(addressIn(path));
  const internalPath = shows && reducePath(path, shows);
  if (internalPath !== undefined) return { kind: "page", internalPath };
  const verdict = productVerdict(path, products()) ?? inSmallLetters(path, pages());
  if (verdict !== undefined) return verdict;
  return age() < currentMs ? { kind: "missing" } : { kind: "uncertain" };
}
