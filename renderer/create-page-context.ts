import { bookingUrl } from "../catalog/booking-url.ts";
import { productBadge } from "../catalog/product-badge.ts";
import type { Snapshot } from "../catalog/snapshot.ts";
import { createLocaleTranslator } from "../i18n/translator.ts";
import type { ExpandContext } from "../shortcodes/engine/expand-context.ts";
import { expandPieces } from "../shortcodes/engine/expand-pieces.ts";
import { expandText } from "../shortcodes/engine/expand-text.ts";
import type { Finding } from "../shortcodes/engine/finding.ts";
import type { ConfirmedPlan } from "./confirm.ts";
import { type DiagnosticLog, placeIn } from "./diagnostics.ts";
import { hrefFrom } from "./href-from.ts";
import type { PageContext } from "./page-context.ts";
import type { Ports } from "./ports.ts";
import { productsOf } from "./products-of.ts";
import type { Registries } from "./registries.ts";

/** Facts + what was read → what slices and page kinds may know while they render. */
export function createPageContext(
  { facts, ownNeeds, document }: ConfirmedPlan,
  snapshot: Snapshot,
  { shortcodes }: Registries,
  { originOf }: Pick<Ports, "originOf">,
  log: DiagnosticLog,
): PageContext {
  const { site, locale, currency } = facts;
  const report = log.in(placeIn(document));
  const onFinding = ({ code, message, hint }: Finding) => report(code, message, hint);
  const t = createLocaleTranslator(locale);
  const products = productsOf(ownNeeds, snapshot);
  const context: ExpandContext = {
    market: { locale, currency },
    snapshot,
    pageProducts: products,
    t,
    now: snapshot.readAt,
  };
  return {
    ...facts,
    snapshot,
    products,
    t,
    text: (text) => expandText(text, shortcodes, context, onFinding),
    pieces: (text) => expandPieces(text, shortcodes, context, onFinding),
    href: hrefFrom(site, originOf),
    badge: (product) => productBadge(product, site),
    bookingUrl: (product) => bookingUrl({ site, locale, product }),
  };
}
