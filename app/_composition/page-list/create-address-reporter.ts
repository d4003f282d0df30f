import type { AddressReport } from "../../../routing/known-address.ts";
import { addressReport } from "./address-report.ts";
import { changedTags } from "./changed-tags.ts";
import type { PageList, PagesAtRef } from "./create-page-list.ts";

interface ReporterOptions {
  readonly list: Pick<PageList, "current">;
  /** Invalidates the pages with one of these cache tags. */
  readonly invalidate: (tags: readonly string[]) => void;
}

/**
 * Returns a function that reports all addresses at the current ref. Who has them already receives the ref alone. It is null
 * while they are not known. An address that came or went is invalidated, so that this needs no webhook.
 */
export function createAddressReporter({ list, invalidate }: ReporterOptions) {
  let reported: PagesAtRef | undefined;
  return async (knownRef: string | null): Promise<AddressReport | Pick<AddressReport, "ref"> | null> => {
    const pages = await list.current();
    if (pages === undefined) return null;
    if (reported !== undefined && reported !== pages) invalidate(changedTags(reported, pages));
    reported = pages;
    return pages.ref === knownRef ? { ref: pages.ref } : addressReport(pages);
  };
}
