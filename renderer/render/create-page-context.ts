import { bookingUrl } from "../../catalog/booking/booking-url.ts";
import { productBadge } from "../../catalog/product/product-badge.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { ConfirmedPlan } from "../plan/confirm.ts";
import type { DiagnosticLog } from "../diagnostics.ts";
import { hrefFrom } from "./href-from.ts";
import type { PageContext } from "./page-context.ts";
import type { Ports } from "../ports.ts";
import { productsOf } from "./products-of.ts";
import type { ExpandContext } from "../shortcode.ts";
import { type ContextFor, createTextExpander } from "./expand-texts.ts";

/** Facts + what was read → what slices and page kinds may know while they render. */
export function createPageContext(
  plan: ConfirmedPlan,
  snapshot: Snapshot,
  { originOf }: Pick<Ports, "originOf">,
  log: DiagnosticLog,
  contextFor?: ContextFor,
): PageContext {
  const { facts, ownNeeds } = plan;
  const { site, locale, currency } = facts;
  const t = createLocaleTranslator(locale);
  const products = productsOf(ownNeeds, snapshot);
  const context: ExpandContext = {
    market: { locale, currency },
    snapshot,
    pageProducts: products,
    t,
    now: snapshot.readAt,
    site,
  };
  return {
    ...facts,
    snapshot,
    products,
    t,
    ...createTextExpander(plan, context, log, contextFor),
    renderShortcode: ({ use, text }, children) => use?.render?.(context, text, children) ?? children,
    href: hrefFrom(site, originOf),
    badge: (product) => productBadge(product, site),
    bookingUrl: (product) => bookingUrl({ site, locale, product }),
  };
}
