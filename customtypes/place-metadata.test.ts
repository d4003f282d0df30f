import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { locales } from "../i18n/locales.ts";
import { testContents, testPage } from "../tests/support/page-context.ts";
import { testCity } from "../tests/support/test-city.ts";
import { testProduct } from "../tests/support/test-product.ts";
import { testSnapshot } from "../tests/support/test-snapshot.ts";
import { pageFields } from "./page-fields.ts";
import { placeMetadata } from "./place-metadata.ts";

const soldOut = testProduct({ id: 2, price: undefined });

describe("placeMetadata", () => {
  it.each([
    { title: "one of two can be booked", products: [testProduct({ id: 1 }), soldOut], description: /1 experience\b/ },
    { title: "none can be booked", products: [soldOut], description: /^Things to do in Rome$/ },
    { title: "there are none", products: [], description: /^Things to do in Rome$/ },
  ])("E4: $title → $description", ({ products, description }) => {
    const snapshot = testSnapshot({ found: { cities: [[{ code: "ROME" }, testCity()]] } });
    const page = testPage({
      contents: testContents({ described: products }),
      place: { city: "ROME" },
      subject: { city: "ROME" },
      snapshot,
    });
    expect(placeMetadata(v.parse(v.object(pageFields), {}), page).description).toMatch(description);
  });

  it("E4: the facts are joined as the language of the page does", () => {
    const snapshot = testSnapshot({ found: { cities: [[{ code: "ROME" }, testCity()]] } });
    const products = [testProduct({ id: 1 })];
    const page = testPage({
      locale: locales.ar,
      contents: testContents({ described: products }),
      place: { city: "ROME" },
      subject: { city: "ROME" },
      snapshot,
    });
    expect(placeMetadata(v.parse(v.object(pageFields), {}), page).description).toContain("تجربة واحدة، ابتداءً من");
  });
});
