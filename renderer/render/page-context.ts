import type { BookedProduct } from "../../catalog/booking/booking-url.ts";
import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { Link } from "../../content/fields/link.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { ReactNode } from "react";
import type { ShortcodeExpansion, TextSegment } from "../shortcode.ts";
import type { SourceText } from "../../content/source-text.ts";
import type { View } from "../../routing/view.ts";

/** What is known of a page before anything is fetched. */
export interface PageFacts {
  readonly site: Site;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly view: View;
  /** Path segments after the language prefix. */
  readonly path: readonly string[];
}

/** What a slice or page kind may know while it renders: the facts, what was read, and pure functions of both. */
export interface PageContext extends PageFacts {
  readonly snapshot: Snapshot;
  /** The products the page is about, each once; not those that only a text names. */
  readonly products: readonly Product[];
  /** Interface texts. */
  readonly t: Translator;
  /** An editor's text with its shortcodes expanded. */
  readonly text: (text: SourceText) => string;
  /** The same in segments, for text whose spans must move along. */
  readonly segments: (text: SourceText) => readonly TextSegment[];
  /** Renders a shortcode of such a segment around its text. */
  readonly renderShortcode: (expansion: ShortcodeExpansion, children: ReactNode) => ReactNode;
  /** Where a link leads from this page: a path on this site, or an absolute URL. */
  readonly href: (link: Link) => string;
  /** The one label a product carries on this site. */
  readonly badge: (product: Product) => ProductLabel | undefined;
  /** Where this product is booked (specification §2). */
  readonly bookingUrl: (product: BookedProduct) => string;
}
