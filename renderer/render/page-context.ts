import type { ReactNode } from "react";
import type { BookedProduct, Booking } from "../../catalog/booking/booking-url.ts";
import type { Product, ProductLabel } from "../../catalog/product/product.ts";
import type { Sale } from "../../catalog/show/sale.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import type { Link } from "../../content/fields/link.ts";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { SourceText } from "../../content/source-text.ts";
import type { Place } from "../place.ts";
import type { ProductPageType } from "../unsold-shows/unsold-show.ts";
import type { PictureChoice } from "./choose-picture.ts";
import type { LinkTarget } from "./href-from.ts";
import type { ShortcodeExpansion, TextSegment } from "../shortcode.ts";
import type { View } from "../../routing/view.ts";

/** What decides where the pages of a product are. */
export type AddressedProduct = Pick<Product, "id" | "slug" | "category">;

/** What is known of a page before anything is fetched. */
export interface PageFacts {
  readonly site: Site;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  /** The query parameters that the page honours; all others read as absent. */
  readonly view: View;
  /** Path segments after the language prefix. */
  readonly path: readonly string[];
  /** What the page's fields say it is about: what a slice without fields of its own shows. */
  readonly place: Place;
  /** What identifies the page, `{ city: "ROME" }` for a city's page; empty where it is the page of no place. */
  readonly subject: Place;
  /**
   * Returns the path of the page of a place on this site, in the page's language: `{ city: "ROME", category: 1 }`. Undefined
   * where there is none. It costs no query.
   */
  readonly placePath: (place: Place) => string | undefined;
  /** Returns the same as a link, which leads to the page in English where it lacks this language. */
  readonly placeLink: (place: Place) => LinkTarget | undefined;
  /** Returns the cities of a country that have a page on this site; all cities that have one by default. */
  readonly citiesIn: (country?: string) => readonly Place[];
  /** Returns the sights of a city or a collection that have a page on this site. Each is a whole place. */
  readonly sightsIn: (place: Pick<Place, "city" | "collection">) => readonly Place[];
  /** Whether the page is that of a product: a show page. */
  readonly isProductPage: boolean;
  /** The custom types whose documents are pages of products. */
  readonly productPages: readonly ProductPageType[];
  /** Whether each product has a page of its own, with or without a document. */
  readonly everyProductHasPage: boolean;
}

/** What a part may know while it renders: the facts, the snapshot, and pure functions of both. */
export interface PageContext extends PageFacts {
  /** The kind of page that is rendered; undefined where there is no page at this address. */
  readonly kind: string | undefined;
  /** The languages the page exists in, its own first. */
  readonly alternates: readonly Locale[];
  readonly snapshot: Snapshot;
  /** The products that the page is about; empty for a page of several, and where nobody sells its product. */
  readonly about: readonly Product[];
  /** The products that texts speak of, each once: those the page is about, else all that its slices show. */
  readonly products: readonly Product[];
  /** Id of the list that visitors filter and sort; undefined where the page has none. */
  readonly listing: string | undefined;
  /** Id of the first slice that shows other products than the page is about; undefined where none does. */
  readonly otherProducts: string | undefined;
  /** Id of the search field in the page's content. Undefined where it has none: then the header has one. */
  readonly searchField: string | undefined;
  /** Origins whose pictures the site serves itself (`routing/picture-path.ts`). */
  readonly pictureOrigins: readonly string[];
  /** Returns the pictures to show of several, so that no window shows one twice: see `createPictureChoice`. */
  readonly pictures: PictureChoice["pictures"];
  /** Returns how soon the picture of a card is loaded, right after it was chosen. */
  readonly chooseLoading: PictureChoice["chooseLoading"];
  /** Interface texts. */
  readonly t: Translator;
  /** Returns an editor's text with its shortcodes expanded. */
  readonly text: (text: SourceText) => string;
  /** Returns the same in segments, for text whose spans must move along. */
  readonly segments: (text: SourceText) => readonly TextSegment[];
  /** Renders a shortcode of such a segment around its text. */
  readonly renderShortcode: (expansion: ShortcodeExpansion, children: ReactNode) => ReactNode;
  /** Returns the path or absolute URL that a link leads to from this page, and its language if another. */
  readonly linkTo: (link: Link) => LinkTarget;
  /** Returns the one label a product carries on this site. */
  readonly badge: (product: Product) => ProductLabel | undefined;
  /** Returns what a visitor can do about a product now. */
  readonly sale: (product: Product) => Sale;
  /**
   * Returns where a card of this product leads on this site, and its language if another: see `productTarget`. Undefined
   * where it has no page. A show page is found only where `productPageNeeds` has planned it.
   */
  readonly productLink: (product: AddressedProduct) => LinkTarget | undefined;
  /** Returns the same without its language. */
  readonly productPath: (product: AddressedProduct) => string | undefined;
  /** Returns where this product is booked (C21), by default on any day. */
  readonly bookingUrl: (
    product: BookedProduct,
    choice?: Pick<Booking, "date" | "time" | "adults" | "variant" | "isMobile">,
  ) => string;
}
