import type { Site } from "../../hosts/site.ts";
import type { MessageKey } from "../../i18n/translator.ts";
import type { Product } from "../product/product.ts";

/** What a page shows that its trust boosters rest on. */
interface ShownOffer {
  /** Whether the page is a partner of the venue. */
  readonly partnered: boolean;
  readonly products: readonly Pick<Product, "cancellation">[];
}

/**
 * Returns reasons to trust a site, best first (specification §9). A partner of the venue says so instead of reselling.
 * Customers are counted only where the site has a number for them. Free cancellation holds for each product shown.
 */
export function trustBoosters(
  { claims }: Pick<Site, "claims">,
  { partnered, products }: ShownOffer,
): readonly MessageKey[] {
  const allCancellable = products.length > 0 && products.every(({ cancellation }) => cancellation.cancellable);
  return [
    ...(claims?.["happy-customers"] === undefined ? [] : (["trust.happyCustomers"] as const)),
    "trust.helpCenter",
    partnered ? "trust.authorisedPartner" : "trust.authorisedReseller",
    ...(allCancellable ? (["descriptors.FREE_CANCELLATION"] as const) : []),
  ];
}
