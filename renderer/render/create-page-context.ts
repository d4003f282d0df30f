import { bookingUrl } from "../../catalog/booking/booking-url.ts";
import { productBadge } from "../../catalog/product/product-badge.ts";
import { describeSale } from "../../catalog/show/sale.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { DiagnosticLog } from "../diagnostics.ts";
import type { Ports } from "../ports.ts";
import { productTarget } from "../product-hrefs.ts";
import type { ExpandContext } from "../shortcode.ts";
import { createTextExpander, type TextScope } from "./expand-texts.ts";
import { createPictureChoice } from "./choose-picture.ts";
import { hrefFrom, linksFrom } from "./href-from.ts";
import type { PageContext, PageFacts } from "./page-context.ts";

/** What a page context is made of. */
export interface ContextSource extends Pick<
  PageContext,
  "kind" | "alternates" | "snapshot" | "about" | "products" | "listing" | "otherProducts" | "searchField"
> {
  readonly facts: PageFacts;
}

/** Facts + what was read → what the parts of a page may know while they render. */
export function createPageContext(
  { facts, ...read }: ContextSource,
  texts: TextScope,
  {
    getSiteOrigin,
    getBookingOrigin,
    pictureOrigins,
  }: Pick<Ports, "getSiteOrigin" | "getBookingOrigin" | "pictureOrigins">,
  log: DiagnosticLog,
): PageContext {
  const { site, locale, currency } = facts;
  const { snapshot, products } = read;
  const t = createLocaleTranslator(locale);
  const bookingOrigin = getBookingOrigin(site);
  const context: ExpandContext = {
    market: { locale, currency },
    snapshot,
    city: facts.place.city ?? "",
    pageProducts: products,
    t,
    now: snapshot.readAt,
    site,
    bookingOrigin,
    pictureOrigins,
  };
  return {
    ...facts,
    ...read,
    t,
    pictureOrigins,
    ...createPictureChoice(),
    ...createTextExpander(texts, context, log),
    renderShortcode: (expansion, children) => expansion.use?.render(context, expansion, children) ?? children,
    linkTo: linksFrom(locale, hrefFrom(site, getSiteOrigin)),
    badge: (product) => productBadge(product, site, snapshot.readAt),
    sale: (product) => describeSale(product, { now: snapshot.readAt, locale, t }),
    productLink: (product) => productTarget(product, facts, snapshot),
    productPath: (product) => productTarget(product, facts, snapshot)?.href,
    bookingUrl: (product, choice) => bookingUrl({ origin: bookingOrigin, locale, product, ...choice }),
  };
}
