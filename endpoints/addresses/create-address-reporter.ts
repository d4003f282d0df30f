import type { AddressReport, AddressVersions, KnownProducts } from "../../routing/known-address.ts";
import { addressReport } from "./address-report.ts";
import { listChangedTags } from "./list-changed-tags.ts";
import type { FixedPage } from "./fixed-pages.ts";
import type { PageList, PagesAtRef } from "./create-page-list.ts";

interface ReporterOptions {
  readonly list: Pick<PageList, "current">;
  /** Pages that need no document. */
  readonly fixed: readonly FixedPage[];
  /** Returns the listed products as they are known now. */
  readonly products: () => KnownProducts | undefined;
  /** Makes all that renders pages read their content at this master ref. */
  readonly published: (masterRef: string) => void;
  /** Invalidates the pages with one of these cache tags. */
  readonly invalidate: (tags: readonly string[]) => void;
}

/**
 * Returns a function that reports all addresses at the current ref, and the listed products. A caller that has them
 * receives only the ref. It is null while the addresses are not known. An added or removed address is invalidated, so
 * that this needs no webhook. The new ref goes first: pages cache their ref, and would be rendered from the one before.
 */
export function createAddressReporter({ list, fixed, products, published, invalidate }: ReporterOptions) {
  let reported: PagesAtRef | undefined;
  return async (known: AddressVersions): Promise<AddressReport | Pick<AddressReport, "ref" | "products"> | null> => {
    const pages = await list.current();
    if (pages === undefined) return null;
    if (reported !== undefined && reported.ref !== pages.ref) {
      published(pages.ref);
      invalidate(listChangedTags(reported, pages));
    }
    reported = pages;
    const listed = products();
    const report = pages.ref === known.ref ? { ref: pages.ref } : addressReport(pages, fixed);
    return listed === undefined || listed.version === known.products ? report : { ...report, products: listed };
  };
}
