import { testSnapshot } from "./test-snapshot.ts";
import { locales } from "../../i18n/locales.ts";
import tessera from "../../hosts/tessera.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import type { Link } from "../../content/fields/link.ts";
import { createPictureChoice } from "../../renderer/render/choose-picture.ts";
import type { Place } from "../../renderer/place.ts";
import type { LinkTarget } from "../../renderer/render/href-from.ts";
import type { PageContext } from "../../renderer/render/page-context.ts";
import { describeSale } from "../../catalog/show/sale.ts";
import { productTarget } from "../../renderer/product-hrefs.ts";
import { textPorts } from "./text-ports.ts";
import { defaultView } from "../../routing/view.ts";

/** Returns a page of the flagship in English and euros, with an empty snapshot and no shortcodes. */
export function testPage(overrides: Partial<PageContext> = {}): PageContext {
  const locale = overrides.locale ?? locales.en;
  const snapshot = testSnapshot();
  const t = createLocaleTranslator(locale);
  const market = { locale, currency: "EUR" } as const;
  const facts = {
    site: tessera,
    ...market,
    view: defaultView,
    path: [],
    place: {},
    subject: {},
    placePath: () => undefined,
    placeLink: (place: Place) => {
      const href = (overrides.placePath ?? facts.placePath)(place);
      return href === undefined ? undefined : { href };
    },
    citiesIn: () => [],
    sightsIn: () => [],
    isProductPage: false,
    productPages: [],
    everyProductHasPage: true,
  };
  return {
    ...facts,
    snapshot,
    about: [],
    products: [],
    kind: "page",
    alternates: [],
    pictureOrigins: [],
    listing: undefined,
    otherProducts: undefined,
    searchField: undefined,
    ...createPictureChoice(),
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
      pictureOrigins: [],
    }),
    linkTo: plainTarget,
    badge: ({ labels }) => labels[0],
    sale: (product) => describeSale(product, { now: (overrides.snapshot ?? snapshot).readAt, locale, t }),
    productLink: (product) => productTarget(product, { ...facts, ...overrides }, overrides.snapshot ?? snapshot),
    productPath: (product) => productTarget(product, { ...facts, ...overrides }, overrides.snapshot ?? snapshot)?.href,
    bookingUrl: ({ id }, { date, variant, isMobile } = {}) =>
      `https://book.tessera.example/book/${id}/${isMobile ? "select/pax/" : ""}${date ? `?date=${date}` : ""}` +
      (variant === undefined ? "" : `&variantId=${variant}`),
    ...overrides,
  };
}

function plainTarget(link: Link): LinkTarget {
  return { href: link.kind === "url" ? link.url : `/${link.path.join("/")}` };
}

export { testProduct } from "./test-product.ts";
