import { bookingUrl } from "../../catalog/booking/booking-url.ts";
import { productBadge } from "../../catalog/product/product-badge.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { ExpandContext } from "../../shortcodes/engine/expand-context.ts";
import { expandPieces } from "../../shortcodes/engine/expand-pieces.ts";
import { expandText } from "../../shortcodes/engine/expand-text.ts";
import type { Expander } from "../../shortcodes/engine/expander.ts";
import type { Finding } from "../../shortcodes/engine/finding.ts";
import type { SourceText } from "../../shortcodes/engine/source-text.ts";
import type { ConfirmedPlan } from "../plan/confirm.ts";
import type { DiagnosticLog } from "../diagnostics.ts";
import { hrefFrom } from "./href-from.ts";
import type { PageContext } from "./page-context.ts";
import { createPlaceOf } from "./place-of.ts";
import type { Ports } from "../ports.ts";
import { productsOf } from "./products-of.ts";
import type { Registries } from "../registries.ts";

/** Facts + what was read → what slices and page kinds may know while they render. */
export function createPageContext(
  plan: ConfirmedPlan,
  snapshot: Snapshot,
  { shortcodes }: Registries,
  { originOf }: Pick<Ports, "originOf">,
  log: DiagnosticLog,
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
  const placeOf = createPlaceOf(plan);
  const expanderOf = (text: SourceText): Expander => {
    const report = ({ code, message, hint }: Finding) => log.in(placeOf(text))(code, message, hint);
    return { registry: shortcodes, context, report };
  };
  return {
    ...facts,
    snapshot,
    products,
    t,
    text: (text) => expandText(text, expanderOf(text)),
    pieces: (text) => expandPieces(text, expanderOf(text)),
    href: hrefFrom(site, originOf),
    badge: (product) => productBadge(product, site),
    bookingUrl: (product) => bookingUrl({ site, locale, product }),
  };
}
