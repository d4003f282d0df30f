import { bookingUrl } from "../../catalog/booking/booking-url.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { DiagnosticLog } from "../contracts/diagnostics.ts";
import type { Origins } from "../contracts/ports.ts";
import type { ExpandContext } from "../contracts/shortcode.ts";
import { createTextExpander, type TextScope } from "./expand-texts.ts";
import { createPictureChoice } from "../../ui/primitives/choose-picture.ts";
import { hrefFrom, linksFrom } from "./href-from.ts";
import { findTextLocale } from "./label-texts.ts";
import type { PageContext, PageFacts, RichTextContext } from "../contracts/page-context.ts";

/** Source of a page context. */
export interface ContextSource extends Pick<PageContext, "kind" | "alternates" | "snapshot" | "contents"> {
  readonly facts: PageFacts;
}

/** Facts + what was read → what the parts of a page may know while they render. */
export function createPageContext(
  { facts, ...read }: ContextSource,
  texts: TextScope,
  origins: Origins,
  log: DiagnosticLog,
): PageContext {
  const { site, locale } = facts;
  const t = createLocaleTranslator(locale);
  const origin = origins.getBooking(site);
  const pictures = { ...createPictureChoice(), origins: origins.pictures };
  const context = createExpandContext(facts, read, { t, bookingOrigin: origin, pictures });
  const { text, segments } = createTextExpander(texts, context, log);
  return {
    ...facts,
    ...read,
    t,
    pictures,
    text,
    value: text,
    richText: { segments, renderShortcode: renderIn(context) },
    linkTo: linksFrom(
      { locale, textLocale: findTextLocale({ locale, ...read }) },
      hrefFrom(site, locale, origins.getSite),
    ),
    bookingUrl: (product, choice) => bookingUrl({ origin, locale, product, ...choice }),
  };
}

function renderIn(context: ExpandContext): RichTextContext["renderShortcode"] {
  return (expansion, children) => expansion.use?.render(context, expansion, children) ?? children;
}

function createExpandContext(
  { site, locale, currency, place }: PageFacts,
  { snapshot, contents }: Pick<ContextSource, "snapshot" | "contents">,
  parts: Pick<ExpandContext, "t" | "bookingOrigin" | "pictures">,
): ExpandContext {
  return {
    ...parts,
    market: { locale, currency },
    snapshot,
    city: place.city ?? "",
    pageProducts: contents.described,
    now: snapshot.readAt,
    site,
  };
}
