import type { ReactNode } from "react";
import type { BookedProduct, Booking } from "../../catalog/booking/booking-url.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { Link } from "../../content/fields/link.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { SourceText } from "../../content/source-text.ts";
import type { Place } from "../../catalog/place/page-place.ts";
import type { SitePlaces } from "./places.ts";
import type { ProductPageType } from "./unsold-show.ts";
import type { PictureChoice } from "../../ui/primitives/choose-picture.ts";
import type { LinkTarget } from "./link-target.ts";
import type { ShortcodeExpansion, TextSegment } from "./shortcode.ts";
import type { View } from "../../routing/view.ts";

/** Facts of a page that are known before anything is fetched. */
export interface PageFacts {
  readonly site: Site;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  /** The query parameters that the page reads; all others read as absent. */
  readonly view: View;
  /** Path segments after the language prefix. */
  readonly path: readonly string[];
  /** Subject of the page, from its fields. A slice without such fields shows it. */
  readonly place: Place;
  /** Place that identifies the page, `{ city: "ROME" }` for a city's page; empty when it is not the page of a place. */
  readonly subject: Place;
  readonly places: SitePlaces;
  readonly productPages: ProductPages;
}

/** Which products have pages on a site. */
export interface ProductPages {
  /** The custom types whose documents are pages of products. */
  readonly types: readonly ProductPageType[];
  /** Whether the page is one of them: a show page. */
  readonly hasThis: boolean;
  /** Whether each product has a page, with or without a document. */
  readonly hasAll: boolean;
}

/** Contents of a page, known before any part of it renders. */
export interface PageContents {
  /** The products that the page is about; empty for a page of several, and where nobody sells its product. */
  readonly about: readonly Product[];
  /** All products that its parts show, each once. The page's promises hold for each of them. */
  readonly shown: readonly Product[];
  /** The products that texts speak of, each once: those the page is about, else all that its slices show. */
  readonly described: readonly Product[];
  /** Id of the list that visitors filter and sort; undefined when the page has no such list. */
  readonly listing: string | undefined;
  /** Whether the top of the page has days that lead to this list. Above the list, they would be there twice. */
  readonly hasDaysAbove: boolean;
  /** Id of the first slice that shows other products than the page is about; undefined where none does. */
  readonly otherProducts: string | undefined;
  /** Id of the search field in the page's content. Undefined without one: the header then has a search field. */
  readonly searchField: string | undefined;
  /** The collection type that an editor chose, `A1: Category`; undefined for a page without any. It is only measured (D24). */
  readonly collectionType: string | undefined;
}

/** The pictures of a page. */
interface PagePictures extends PictureChoice {
  /** Origins whose pictures the site serves itself (`routing/picture-path.ts`). */
  readonly origins: readonly string[];
}

/** Context that formatted text renders with. */
export interface RichTextContext {
  /** Returns an editor's text in segments, for text whose spans must move along. */
  readonly segments: (text: SourceText) => readonly TextSegment[];
  /** Renders a shortcode of such a segment around its text. */
  readonly renderShortcode: (expansion: ShortcodeExpansion, children: ReactNode) => ReactNode;
}

/** Facts for a part while it renders: the page's facts, the snapshot, and pure functions of both. */
export interface PageContext extends PageFacts {
  /** The kind of page that is rendered; undefined if the address has no page. */
  readonly kind: string | undefined;
  /** The languages the page exists in, its own first. */
  readonly alternates: readonly Locale[];
  readonly snapshot: Snapshot;
  readonly contents: PageContents;
  /** Chooses the pictures to show, so that no window shows one twice: see `createPictureChoice`. */
  readonly pictures: PagePictures;
  /** Interface texts. */
  readonly t: Translator;
  /** Returns an editor's text with its shortcodes expanded, to be shown. */
  readonly text: (text: SourceText) => string;
  /** Returns the same text to be compared or computed with. The studio marks what `text` returns. */
  readonly value: (text: SourceText) => string;
  readonly richText: RichTextContext;
  /** Returns the path or absolute URL that a link leads to from this page, and its language if another. */
  readonly linkTo: (link: Link) => LinkTarget;
  /** Returns where this product is booked (C21), by default on any day. */
  readonly bookingUrl: (
    product: BookedProduct,
    choice?: Pick<Booking, "date" | "time" | "adults" | "party" | "variant" | "isMobile">,
  ) => string;
}
