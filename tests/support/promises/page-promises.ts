import { expect } from "vitest";
import { filledValue, withField } from "../field-values.ts";
import { sliceMocks } from "../mock-slices.ts";
import { testProduct } from "../page-context.ts";
import { renderField } from "../render-field.tsx";
import { renderPart } from "../render-part.tsx";
import type { Finds } from "../test-provider.ts";
import { testShow } from "../test-show.ts";
import type { Promised } from "./promise.ts";

const listMocks = (type: string) => sliceMocks().flatMap((mock) => (mock.type === type ? mock.slice : []));

/** Slices that a page may have: with a title in the hero, or without one. */
const listPageSlices = () => [[], listMocks("notice"), listMocks("hero")];

const noCoordinates = { latitude: undefined, longitude: undefined };
const place = {
  address: "4 Candle Lane",
  postalCode: "WC2H 0AA",
  cityName: "London",
  countryName: "",
  ...noCoordinates,
};

/** A show of which the provider sends everything. */
const sent: Finds = {
  products: ({ id }) => testProduct({ id, show: testShow(), startLocation: place }),
};

/** A page of a product that the provider knows. */
const soldProduct = {
  fields: { tgid: 7101 },
  finds: {
    productDetails: ({ id }) =>
      testProduct({
        id,
        name: { text: "Arena at dawn" },
        highlights: { lines: ["Before the crowds", "With an archaeologist"] },
      }),
  } satisfies Finds,
};

/** Promises of models of pages. */
export const pagePromises: readonly Promised[] = [
  {
    says: /^the page's heading if empty$/,
    prove: async (field) => {
      for (const slices of listPageSlices()) {
        const { body, metadata } = await renderField(field, null, { fields: { slices } });
        const heading = body.querySelector("h1")?.textContent;
        expect(heading).toMatch(/\S/);
        expect(metadata?.title).toBe(heading);
      }
    },
  },
  {
    says: /^the product's name if empty$/,
    prove: async (field) => {
      const { metadata } = await renderField(field, null, soldProduct);
      expect(metadata?.title).toContain("Arena at dawn");
    },
  },
  {
    says: /^the product's highlights if empty$/,
    prove: async (field) => {
      const { metadata } = await renderField(field, null, soldProduct);
      expect(metadata?.description).toBe("Arena at dawn · Before the crowds · With an archaeologist");
    },
  },
  {
    says: /^Shown above the slices when no hero has a title$/,
    prove: async (field) => {
      const [alone, withNotice, withHero] = await Promise.all(
        listPageSlices().map((slices) => renderField(field, "Rome in a day", { fields: { slices } })),
      );
      for (const page of [alone, withNotice]) {
        expect(page?.texts[0]).toBe("Rome in a day");
        expect(page?.texts.filter((shown) => shown === "Rome in a day")).toHaveLength(1);
        expect(page?.body.querySelector("h1")?.textContent).toBe("Rome in a day");
      }
      expect(withHero?.texts).not.toContain("Rome in a day");
    },
  },
  {
    says: /^only on pages without a list to filter$/,
    prove: async (field) => {
      const link = { link_type: "Web", url: "https://links.example/", text: "See tickets" };
      const hero = listMocks(field.part).map((slice) => ({
        ...slice,
        primary: withField(slice.primary, field.path, link),
      }));
      const [alone, listed] = await Promise.all([
        renderField(field, link),
        renderPart(
          { part: "microsite", variation: undefined },
          { slices: [...hero.slice(0, 1), ...listMocks("listing")] },
        ),
      ]);
      expect(alone.received).toContain(link.url);
      expect(listed.received).toContain("Choose dates");
      expect(listed.received).not.toContain(link.url);
    },
  },
  {
    says: /^Only if the provider does not send it(?:: .*)?$/,
    prove: async (field) => {
      const [entered, omitted] = await Promise.all(
        [filledValue(field), null].map((value) => renderField(field, value, { finds: sent })),
      );
      expect(entered?.received).toBe(omitted?.received);
    },
  },
];
