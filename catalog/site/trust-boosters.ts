import type { Site } from "../../hosts/site.ts";
import type { MessageKey } from "../../i18n/translator.ts";
import type { Product } from "../product/product.ts";

/** Facts of a page that its trust boosters rely on. */
interface ShownOffer {
  /** Whether the page leads to a help center. */
  readonly hasHelpCenter: boolean;
  /** All of them: a promise holds for each. */
  readonly products: readonly Pick<Product, "cancellation" | "facts">[];
}

/**
 * Returns reasons to trust a site, best first (J19). Each rests on data: customers on the site's own number,
 * free cancellation on the policy of each product shown.
 */
export function trustBoosters(
  { claims }: Pick<Site, "claims">,
  { hasHelpCenter, products }: ShownOffer,
): readonly MessageKey[] {
  const seller = sellerBooster(products);
  const allCancellable = products.length > 0 && products.every(({ cancellation }) => cancellation.cancellable);
  return [
    ...(claims?.["happy-customers"] === undefined ? [] : (["trust.happyCustomers"] as const)),
    ...(hasHelpCenter ? [helpBooster(claims)] : []),
    ...(seller === undefined ? [] : [seller]),
    ...(allCancellable ? (["descriptors.FREE_CANCELLATION"] as const) : []),
  ];
}

/** A help center replies around the clock where the site claims 24 hours of a day (A12). */
function helpBooster(claims: Site["claims"]): MessageKey {
  return claims?.["help-center"]?.value === 24 ? "trust.helpCenterAlways" : "trust.helpCenter";
}

/**
 * Venues authorize a site whose tickets all have their venue's proof: as partner of one, or reseller of several.
 * Names of operators and contract parties prove nothing.
 */
function sellerBooster(products: ShownOffer["products"]): MessageKey | undefined {
  const issuers = new Set(products.map(({ facts }) => facts.officialTicket?.issuer));
  if (issuers.size === 0 || issuers.has(undefined)) return undefined;
  return issuers.size === 1 ? "trust.authorisedPartner" : "trust.authorisedReseller";
}
