import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Product } from "../../catalog/product/product.ts";
import { testContents, testPage, testPlaces } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCollection } from "../../tests/support/test-collection.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const help_center = { link_type: "Web", url: "https://www.tessera.example/help" };
const business = { name: "Arena Tours", address: "" };
const facts = { operator: business, contractParty: { ...business, email: "", isTrader: true } };
const cancellation = { cancellable: true, upToMinutes: 1440 };
const proof = { scope: "All cities", source: "Audited bookings", date: "2026-06-30" };
const claims = { "happy-customers": { value: 20_000, ...proof }, "help-center": { value: 24, ...proof } };
const card = "All cities.Source: Audited bookings30-June-2026";
const official = (issuer: string) =>
  testProduct({ cancellation, facts: { ...facts, officialTicket: { issuer, proof: "12", verifiedOn: "2026-11-01" } } });
const showing = (...shown: readonly Product[]) => testPage({ contents: testContents({ shown }) });
const items = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

describe("TrustBoosters", () => {
  it("J19, X25: says what the data of the site and of all products says, with its proof, and leads to the help center", () => {
    const page = showing(official("The Park"), official("The Tower"));
    renderSlice(definition, { primary: { help_center }, page: { ...page, site: { ...page.site, claims } } });
    expect(items()).toEqual([
      `20,000+ happy customersSee the evidence${card}`,
      `Help center, 24x7See the evidence${card}`,
      "Authorised reseller",
      "Free cancellation",
    ]);
    expect(screen.getByRole("link", { name: /Help center/ }).getAttribute("href")).toBe(help_center.url);
  });

  it("J19: a page of one venue's own tickets is its partner's", () => {
    renderSlice(definition, { primary: {}, page: showing(official("The Park")) });
    expect(items()).toContain("Authorised and trusted partner");
  });

  it("J19: promises nothing that one product of the page breaks", () => {
    const resold = testProduct({ id: 2, facts, cancellation: { cancellable: false, upToMinutes: undefined } });
    renderSlice(definition, { primary: { help_center }, page: showing(official("The Park"), resold) });
    expect(items()).toEqual(["Help center"]);
  });

  it("J19: renders nothing where one thing is all that can be said", () => {
    renderSlice(definition, { primary: {}, page: showing(testProduct({ facts, cancellation })) });
    expect(document.body.textContent).toBe("");
  });

  it("J19: a help center that an editor names stands alone", () => {
    renderSlice(definition, { primary: { help_center }, page: showing() });
    expect(items()).toEqual(["Help center"]);
  });

  it("W150: a page of no place says how all products of the site's cities are rated", () => {
    const rated = (id: number, average: number, ratingCount: number) =>
      [{ id }, testCollection({ id, rating: { average, ratingCount, reviewCount: 0 } })] as const;
    const collections = [rated(1, 4.8, 3000), rated(2, 4, 1000)];
    const cities = [
      { city: "ROME", collection: 1 },
      { city: "PARIS", collection: 2 },
    ];
    const places = testPlaces({ list: (part) => (part === "city" ? cities : []) });
    const page = testPage({ places, snapshot: testSnapshot({ found: { collections } }) });
    renderSlice(definition, { primary: {}, page });
    expect(items()).toEqual(["Rated 4.6 out of 5 from 4,000 ratings"]);
  });

  it("J19: renders nothing where no data says anything", () => {
    const final = { cancellable: false, upToMinutes: undefined };
    renderSlice(definition, { primary: {}, page: showing(testProduct({ cancellation: final })) });
    expect(document.body.textContent).toBe("");
  });
});
