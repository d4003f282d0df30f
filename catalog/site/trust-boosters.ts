import type { MessageKey } from "../../i18n/translator.ts";

/** Reasons to trust a site, best first (specification §9). A partner of the venue says so instead of reselling. */
export function trustBoosters(partnered: boolean): readonly MessageKey[] {
  return [
    "trust.happyCustomers",
    "trust.helpCenter",
    partnered ? "trust.authorisedPartner" : "trust.authorisedReseller",
    "descriptors.FREE_CANCELLATION",
  ];
}
