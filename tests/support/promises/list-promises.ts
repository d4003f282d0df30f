import { expect } from "vitest";
import type { ModelField } from "../model-fields.ts";
import { testProduct } from "../page-context.ts";
import { renderField } from "../render-field.tsx";
import type { Fields } from "../render-part.tsx";
import type { Finds } from "../test-provider.ts";
import type { Promised } from "./promise.ts";

const formatProductName = (id: number) => `Product ${id}`;

const numbered = (id: number) =>
  testProduct({ id, name: formatProductName(id), category: { id: 200 + id, name: `Category ${id}` } });

const sixty: NonNullable<Finds["rankings"]> = ({ limit, subCategories }) => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const found = ids.filter((id) => subCategories.length === 0 || subCategories.includes(100 + id));
  return { products: found.slice(0, limit).map(numbered), total: found.length, city: undefined };
};

/** A collection of 60 products, each in another sub-category and category: product 7 in 107 and 207. */
const collection: Finds = {
  products: ({ id }) => numbered(id),
  rankings: sixty,
  categoryRankings: ({ limit, subCategories }, market) => sixty({ collection: 1, limit, subCategories }, market),
};

const unfiltered: Fields = {
  ranking: null,
  exclusions: null,
  locale_ranking: null,
  locale_exclusions: null,
  sub_category_filter: null,
  limit: null,
};

/** Returns the names on the cards of a list, where its field has this value. */
async function renderCardNames(
  field: ModelField,
  value: unknown,
  fields: Fields = {},
): Promise<readonly (string | null)[]> {
  const { cards } = await renderField(field, value, { finds: collection, fields: { ...unfiltered, ...fields } });
  return cards;
}

/** Promises of models about lists. */
export const listPromises: readonly Promised[] = [
  {
    says: /^Comma-separated, in the order to show: .*/,
    prove: async (field) => {
      const { cards } = await renderField(field, "1103, x, 1101,,1102");
      expect(cards.map((name) => name?.replace(/\D+/, ""))).toEqual(["1103", "1101", "1102"]);
    },
  },
  {
    says: /^(?:Sub-category ids|Ids), comma-separated(?:: .*)?$/,
    prove: async (field) => {
      const [plain, loose, other] = await Promise.all(
        ["107, 103", " 107,x ,103,", "107"].map((value) => renderField(field, value)),
      );
      expect(loose?.received).toBe(plain?.received);
      expect(other?.received).not.toBe(plain?.received);
    },
  },
  {
    says: /^empty shows all$/,
    prove: async (field) => expect(await renderCardNames(field, null, { limit: 100 })).toHaveLength(60),
  },
  {
    says: /^Only these sub-categories$/,
    prove: async (field) => expect(await renderCardNames(field, "107, 103")).toEqual(["Product 3", "Product 7"]),
  },
  {
    says: /^Products that come first$/,
    prove: async (field) =>
      expect(await renderCardNames(field, "7, 3", { limit: 4 })).toEqual([7, 3, 1, 2].map(formatProductName)),
  },
  {
    says: /^Products left out$/,
    prove: async (field) =>
      expect(await renderCardNames(field, "1, 3", { limit: 3 })).toEqual([2, 4, 5].map(formatProductName)),
  },
  {
    says: /^Products that come first in this language$/,
    prove: async (field) => {
      expect(await renderCardNames(field, "7, 3", { ranking: "5", limit: 4 })).toEqual(
        [7, 3, 1, 2].map(formatProductName),
      );
    },
  },
  {
    says: /^empty: as above$/,
    prove: async (field) =>
      expect(await renderCardNames(field, null, { ranking: "7", limit: 2 })).toEqual([7, 1].map(formatProductName)),
  },
  {
    says: /^Products left out in this language too$/,
    prove: async (field) => {
      expect(await renderCardNames(field, "3", { exclusions: "1", limit: 3 })).toEqual(
        [2, 4, 5].map(formatProductName),
      );
    },
  },
  {
    says: /^(?:Only these categories|Ids of categories, comma-separated)$/,
    prove: async (field) => expect(await renderCardNames(field, "207, x,203")).toEqual(["Product 3", "Product 7"]),
  },
  {
    says: /^Empty: as on other pages$/,
    prove: async (field) => expect(await renderCardNames(field, null, { limit: 4 })).toHaveLength(4),
  },
  {
    says: /^10 if empty$/,
    prove: async (field) => {
      const ids = Array.from({ length: 120 }, (_, index) => index + 1);
      const finds: Finds = {
        rankings: ({ limit }) => ({ products: ids.slice(0, limit).map(numbered), total: ids.length, city: undefined }),
      };
      const { cards } = await renderField(field, null, { finds, fields: unfiltered });
      expect(cards).toHaveLength(10);
    },
  },
  {
    says: /^(\d+), or (\d+) with a sub-category filter$/,
    prove: async (field, [usual, filtered]) => {
      const everySubCategory = Array.from({ length: 60 }, (_, index) => 101 + index).join();
      expect(await renderCardNames(field, null)).toHaveLength(Number(usual));
      expect(await renderCardNames(field, null, { sub_category_filter: everySubCategory })).toHaveLength(
        Number(filtered),
      );
    },
  },
  {
    says: /^Only deals: what is reduced, or costs less than (\d+)$/,
    prove: async (field, [cheap]) => {
      const euros = (amount: number) => ({ minor: amount * 100, currency: "EUR" }) as const;
      const priced = (id: number, final: number, original: number) =>
        testProduct({
          id,
          name: formatProductName(id),
          price: { final: euros(final), original: euros(original), cashbackPercent: 0 },
        });
      const below = Number(cheap);
      const products = [priced(1, below, below), priced(2, below, below + 5), priced(3, below - 1, below - 1)];
      const finds: Finds = { rankings: () => ({ products, total: 3, city: undefined }) };
      const { cards } = await renderField(field, true, { finds, fields: unfiltered });
      expect(cards).toEqual(["Product 2", "Product 3"]);
    },
  },
  {
    says: /^Show the usual price, struck through$/,
    prove: async (field) => {
      const [shown, hidden] = await Promise.all([renderField(field, true), renderField(field, false)]);
      expect(shown.body.querySelector("s")).not.toBeNull();
      expect(hidden.body.querySelector("s")).toBeNull();
    },
  },
];
