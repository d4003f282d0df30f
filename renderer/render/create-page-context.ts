import { bookingUrl } from "../../catalog/booking/booking-url.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { DiagnosticLog } from "../diagnostics.ts";
import type { Ports } from "../ports.ts";
import type { ExpandContext } from "../shortcode.ts";
import { createTextExpander, type TextScope } from "./expand-texts.ts";
import { createPictureChoice } from "./choose-picture.ts";
import { hrefFrom, linksFrom } from "./href-from.ts";
import type { PageContext, PageFacts } from "./page-context.ts";

/** What a page context is made of. */
export interface ContextSource extends Pick<PageContext, "kind" | "alternates" | "snapshot" | "contents" | "products"> {
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
  const pictures = { ...createPictureChoice(), origins: pictureOrigins };
  const context: ExpandContext = {
    market: { locale, currency },
    snapshot,
    city: facts.place.city ?? "",
    pageProducts: products,
    t,
    now: snapshot.readAt,
    site,
    bookingOrigin,
    pictures,
  };
  const { text, segments } = createTextExpander(texts, context, log);
  return {
    ...facts,
    ...read,
    t,
    pictures,
    text,
    richText: {
      segments,
      renderShortcode: (expansion, children) => expansion.use?.render(context, expansion, children) ?? children,
    },
    linkTo: linksFrom(locale, hrefFrom(site, getSiteOrigin)),
    bookingUrl: (product, choice) => bookingUrl({ origin: bookingOrigin, locale, product, ...choice }),
  };
}
