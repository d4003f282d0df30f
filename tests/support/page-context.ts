import { testSnapshot } from "./test-snapshot.ts";
import { locales } from "../../i18n/locales.ts";
import tessera from "../../hosts/tessera.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { Link } from "../../content/fields/link.ts";
import { createPictureChoice } from "../../ui/primitives/choose-picture.ts";
import type { Place } from "../../catalog/place/page-place.ts";
import type { SitePlaces } from "../../renderer/contracts/places.ts";
import type { LinkTarget } from "../../renderer/contracts/link-target.ts";
import type { PageContents, PageContext, ProductPages } from "../../renderer/contracts/page-context.ts";
import { textPorts } from "./text-ports.ts";
import { defaultView } from "../../routing/view.ts";

/** Returns pages of places: those with these paths, and no others. A link leads where the path does. */
export function testPlaces({ findPath = () => undefined, ...others }: Partial<SitePlaces> = {}): SitePlaces {
  const findLink = (place: Place) => {
    const href = findPath(place);
    return href === undefined ? undefined : { href };
  };
  return { findPath, findLink, list: () => [], ...others };
}

/** Returns a page of the flagship in English and euros, with an empty snapshot and no shortcodes. */
export function testPage(overrides: Partial<PageContext> = {}): PageContext {
  const locale = overrides.locale ?? locales.en;
  const snapshot = testSnapshot();
  const t = createLocaleTranslator(locale);
  const market = { locale, currency: "EUR" } as const;
  return {
    site: tessera,
    ...market,
    view: defaultView,
    path: [],
    place: {},
    subject: {},
    places: testPlaces(),
    productPages: testProductPages(),
    snapshot,
    contents: testContents(),
    kind: "page",
    alternates: [],
    pictures: { ...createPictureChoice(), origins: [] },
    t,
    ...textPorts(new Map(), {
      site: tessera,
      market,
      snapshot,
      city: "",
      pageProducts: [],
      t,
      now: 0,
      bookingOrigin: "https://book.tessera.example",
      pictures: { origins: [] },
    }),
    linkTo: plainTarget,
    bookingUrl: ({ id }, { date, variant, isMobile } = {}) =>
      `https://book.tessera.example/book/${id}/${isMobile ? "select/pax/" : ""}${date ? `?date=${date}` : ""}` +
      (variant === undefined ? "" : `&variantId=${variant}`),
    ...overrides,
  };
}

/** Returns the contents of a page: these, and nothing else. */
export function testContents(contents: Partial<PageContents> = {}): PageContents {
  const none = { listing: undefined, hasDaysAbove: false, otherProducts: undefined, searchField: undefined };
  return { about: [], shown: [], described: [], collectionType: undefined, ...none, ...contents };
}

/** Returns these pages of products. By default no document is one, and each product has a page. */
export function testProductPages(pages: Partial<ProductPages> = {}): ProductPages {
  return { types: [], hasThis: false, hasAll: true, ...pages };
}

function plainTarget(link: Link): LinkTarget {
  return { href: link.kind === "url" ? link.url : `/${link.path.join("/")}` };
}

export { testProduct } from "./test-product.ts";
