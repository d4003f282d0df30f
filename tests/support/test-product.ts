import type { NamedId, Product } from "../../catalog/product/product.ts";
import type { ProductFacts } from "../../catalog/product/product-facts.ts";
import type { ProductImage } from "../../catalog/media/media.ts";
import { asLocalized, type LocalizedLines, type TextOnPage } from "../../i18n/localized-text.ts";

type Lines = readonly string[] | LocalizedLines;
type Named = { readonly id: number; readonly name: TextOnPage };
type Pictured = Omit<ProductImage, keyof typeof photo | "alt"> &
  Partial<Pick<ProductImage, keyof typeof photo>> & {
    readonly alt: TextOnPage;
  };

const photo = { dominantColor: undefined, isDrawing: false };

/** The texts of a product: plain strings are in the language of the page. */
interface TestTexts {
  readonly name: TextOnPage;
  readonly cityName: TextOnPage;
  readonly images: readonly Pictured[];
  readonly category: Named | undefined;
  readonly subCategory: Named | undefined;
  readonly collection: Named | undefined;
  readonly variants: readonly Named[];
  readonly highlights: Lines;
  readonly inclusions: Lines;
  readonly exclusions: Lines;
}

type TestOverrides = Partial<Omit<Product, keyof TestTexts | "facts"> & TestTexts> & {
  readonly facts?: Partial<ProductFacts>;
};

const defaultTexts: TestTexts = {
  name: "Colosseum: skip-the-line ticket",
  images: [
    {
      url: "https://images.tessera.example/colosseum.webp",
      alt: "The Colosseum",
      width: 1600,
      height: 1000,
    },
  ],
  cityName: "Rome",
  category: { id: 1, name: "Tickets" },
  subCategory: undefined,
  collection: undefined,
  variants: [],
  highlights: ["Enter through a reserved gate"],
  inclusions: [],
  exclusions: [],
};

/** A product of which the provider says nothing more. */
const noFacts: ProductFacts = {
  guideLanguages: [],
  commentary: [],
  accessibility: [],
  operator: undefined,
  contractParty: undefined,
  cutOff: undefined,
  confirmation: undefined,
  itinerary: [],
  pickUp: undefined,
  officialTicket: undefined,
  officialPrice: undefined,
  addedOn: undefined,
};

/** Returns a product that can be booked for €24.00 instead of €30.00. */
export function testProduct(overrides: TestOverrides = {}): Product {
  const texts = { ...defaultTexts, ...overrides };
  return {
    id: 1,
    slug: "colosseum-skip-the-line-ticket",
    languages: [],
    safetyImages: [],
    videos: [],
    cityCode: "ROME",
    countryCode: "IT",
    timeZone: "Europe/Rome",
    price: {
      final: { minor: 2400, currency: "EUR" },
      original: { minor: 3000, currency: "EUR" },
      cashbackPercent: 0,
    },
    priorPrice: {
      amount: { minor: 3000, currency: "EUR" },
      lowestFrom: "2026-10-04",
      lowestOn: "2026-11-02",
    },
    rating: { average: 4.6, ratingCount: 5743, reviewCount: 812 },
    reviewsDetails: undefined,
    topReviews: [],
    descriptors: ["FREE_CANCELLATION"],
    flowType: "NORMAL",
    callToAction: undefined,
    labels: [],
    defaultVariantId: undefined,
    multiVariant: false,
    combo: false,
    allVariantsOpenDated: false,
    minDuration: undefined,
    maxDuration: undefined,
    cancellation: { cancellable: true, upToMinutes: 4320 },
    reschedule: { reschedulable: false, upToMinutes: undefined },
    validity: { kind: "not-extendable" },
    startLocation: undefined,
    maxPax: undefined,
    show: undefined,
    buses: undefined,
    transfer: undefined,
    ...overrides,
    facts: { ...noFacts, ...overrides.facts },
    name: asLocalized(texts.name),
    images: texts.images.map((image) => ({
      ...photo,
      ...image,
      alt: asLocalized(image.alt),
    })),
    cityName: asLocalized(texts.cityName),
    category: texts.category && named(texts.category),
    subCategory: texts.subCategory && named(texts.subCategory),
    collection: texts.collection && named(texts.collection),
    variants: texts.variants.map(named),
    highlights: localizedLines(texts.highlights),
    inclusions: localizedLines(texts.inclusions),
    exclusions: localizedLines(texts.exclusions),
  };
}

function named({ id, name }: Named): NamedId {
  return { id, name: asLocalized(name) };
}

function localizedLines(lines: Lines): LocalizedLines {
  return "lines" in lines ? lines : { lines };
}
