import { expect } from "vitest";
import { renderField } from "../render-field.tsx";
import type { Promised } from "./promise.ts";

const thirty = Array.from({ length: 30 }, (_, index) => 300 + index).join();

/** Returns the number in each card's name. */
const readCardIds = (cards: readonly string[]) => cards.map((name) => Number(/\d+/.exec(name)));

/** Promises of models about blocks that data makes. */
export const placePromises: readonly Promised[] = [
  {
    says: /^([348]) if empty$/,
    prove: async (field, [most]) => {
      const { body } = await renderField(field, null, { fields: { collection_ids: thirty } });
      expect(body.querySelectorAll("li h3, blockquote")).toHaveLength(Number(most));
    },
  },
  {
    says: /^Collections that come first$/,
    prove: async (field) => {
      const { cards } = await renderField(field, "305, 302");
      expect(readCardIds(cards).slice(0, 3)).toEqual([305, 302, 103]);
    },
  },
  {
    says: /^Collections left out$/,
    prove: async (field) => {
      const { cards } = await renderField(field, "103, 305", { fields: { collection_ids: "305" } });
      expect(readCardIds(cards).slice(0, 2)).toEqual([107, 1004]);
    },
  },
  {
    says: /^Ids of (?:collections|products), comma-separated$/,
    prove: async (field) => {
      const { cards } = await renderField(field, "303, x, 301,,302", { fields: { limit: 24 } });
      expect(readCardIds(cards).filter((id) => id > 300 && id < 400)).toEqual([303, 301, 302]);
    },
  },
  {
    says: /^The number of reviews if empty$/,
    prove: async (field) => {
      const { texts } = await renderField(field, null);
      expect(texts).toContainEqual(expect.stringMatching(/^[\d,]+ reviews$/));
    },
  },
];
