import type { Site } from "../../hosts/site.ts";
import type { MessageKey } from "../../i18n/translator.ts";

/**
 * Returns reasons to trust a site, best first (specification §9). A partner of the venue says so instead of reselling.
 * Customers are counted only where the site has a number for them.
 */
export function trustBoosters({ claims }: Pick<Site, "claims">, partnered: boolean): readonly MessageKey[] {
  return [
    ...(claims?.["happy-customers"] === undefined ? [] : (["trust.happyCustomers"] as const)),
    "trust.helpCenter",
    partnered ? "trust.authorisedPartner" : "trust.authorisedReseller",
    "descriptors.FREE_CANCELLATION",
  ];
}
