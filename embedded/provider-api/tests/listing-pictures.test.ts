import { describe, expect, it } from "vitest";
import { loadCatalog } from "../source/load-catalog.ts";
import type { Product } from "../source/catalog.ts";

const catalog = loadCatalog(new URL("../data/", import.meta.url));

/** As many cards are on the first screen of a listing. */
const firstCards = 8;

const unseen = "No free photograph of these sights is at hand.";
const invented = "The circuit is invented, and no photograph shows it.";

/** Listings whose first cards have more than one illustration, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "ROME 2002": unseen,
  "BARCELONA 1": unseen,
  "BARCELONA 1007": unseen,
  "NEW_YORK 1": unseen,
  "NEW_YORK 1007": unseen,
  "LONDON 1": unseen,
  "LONDON 1007": unseen,
  "VIENNA 1": unseen,
  "VIENNA 1007": unseen,
  "MILAN 1": invented,
  "MILAN 19": invented,
  "MILAN 19003": invented,
  "collection 6002": invented,
};

/** Rides from an airport have no look: W155. */
const hasNoLook = ({ subCategory }: Product) => [1019, 1145].includes(subCategory.id);

const isBookable = ({ price }: Product) => price !== null;

function findListing(city: string, ofKind: (product: Product) => boolean): readonly Product[] {
  const all = catalog.products.entries.filter((entry) => entry.city.code === city && entry.isAvailable);
  return all.flatMap(({ id }) => catalog.products.get(id) ?? []).filter(ofKind);
}

/** All listings that pages have: collections, and each city's categories and sub-categories. */
const listings = [
  ...[...catalog.collections.values()].map(({ id, products }) => ({ name: `collection ${id}`, products })),
  ...[...catalog.cities.keys()].flatMap((city) =>
    catalog.categories.flatMap(({ id, subCategories }) => [
      { name: `${city} ${id}`, products: findListing(city, (one) => one.subCategory.category.id === id) },
      ...subCategories.map((sub) => ({
        name: `${city} ${sub.id}`,
        products: findListing(city, (one) => one.subCategory.id === sub.id),
      })),
    ]),
  ),
].filter(({ products }) => products.length > 0);

function countDrawn(products: readonly Product[]): number {
  const first = products.filter(isBookable).slice(0, firstCards);
  const seen = first.filter((product) => !hasNoLook(product));
  return seen.filter(({ photos, show }) => photos.length === 0 && show === undefined).length;
}

describe("W147: the first eight cards", () => {
  it("of all listings are looked at", () => expect(listings.length).toBeGreaterThan(300));

  it("have at most one illustration, in all listings but those named", () => {
    const drawn = listings.filter(({ products }) => countDrawn(products) > 1).map(({ name }) => name);
    expect(drawn.toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  it("of each city begin with a photograph or poster", () => {
    const cities = [...catalog.collections.values()].filter(({ everything }) => everything);
    const leads = cities.map(({ products: [first] }) => first && (first.photos.length > 0 || first.show !== undefined));
    expect(leads).toEqual(cities.map(() => true));
  });

  it("of each city show a photograph three times at most, unless the city has hardly any", () => {
    const cities = [...catalog.collections.values()].filter(({ everything }) => everything);
    const repeated = cities.filter(({ products }) => countRepeats(products) > 3).map(({ city }) => city.code);
    expect(repeated).toEqual(["PETRA", "MUMBAI"]);
  });
});

/** Returns how often a photograph is shown at most. Each card shows its photograph that is rarest until there. */
function countRepeats(products: readonly Product[]): number {
  const uses = new Map<string, number>();
  for (const { photos } of products.filter(isBookable).slice(0, firstCards)) {
    const [rarest] = photos.map(({ file }) => file).toSorted((one, other) => countUses(one) - countUses(other));
    if (rarest !== undefined) uses.set(rarest, countUses(rarest) + 1);
  }
  return Math.max(0, ...uses.values());

  function countUses(file: string): number {
    return uses.get(file) ?? 0;
  }
}
