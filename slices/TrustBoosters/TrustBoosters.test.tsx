import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testProduct } from "../../tests/support/test-product.ts";
import definition from "./index.ts";

const help_center = { link_type: "Web", url: "https://www.tessera.example/help" };
const business = { name: "Arena Tours", address: "" };
const facts = { operator: business, contractParty: { ...business, email: "", isTrader: true } };
const cancellation = { cancellable: true, upToMinutes: 1440 };
const proof = { scope: "All cities", source: "Audited bookings", date: "2026-06-30" };
const claims = { "happy-customers": { value: 20_000, ...proof }, "help-center": { value: 24, ...proof } };
const card = "All cities.Source: Audited bookings30-June-2026";
const items = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

describe("TrustBoosters", () => {
  it("J19, X25: says what the data of the site and of all products says, with its proof, and leads to the help center", () => {
    const page = testPage({ products: [testProduct({ facts, cancellation })] });
    renderSlice(definition, { primary: { help_center }, page: { ...page, site: { ...page.site, claims } } });
    expect(items()).toEqual([
      `20,000+ happy customersSee the evidence${card}`,
      `Help center, 24x7See the evidence${card}`,
      "Authorised reseller",
      "Free cancellation",
    ]);
    expect(screen.getByRole("link", { name: /Help center/ }).getAttribute("href")).toBe(help_center.url);
  });

  it("J19: a page of the venue's own tickets is its partner's", () => {
    const officialTicket = { issuer: "The Park", proof: "12", verifiedOn: "2026-11-01" };
    renderSlice(definition, {
      primary: {},
      page: testPage({ products: [testProduct({ facts: { ...facts, officialTicket } })] }),
    });
    expect(items()).toContain("Authorised and trusted partner");
  });

  it("J19: renders nothing where one thing is all that can be said", () => {
    const final = { cancellable: false, upToMinutes: undefined };
    const alone = testProduct({ facts, cancellation: final });
    renderSlice(definition, { primary: {}, page: testPage({ products: [alone] }) });
    expect(document.body.textContent).toBe("");
  });

  it("J19: a help center that an editor names stands alone", () => {
    renderSlice(definition, { primary: { help_center }, page: testPage({ products: [] }) });
    expect(items()).toEqual(["Help center"]);
  });

  it("J19: renders nothing where no data says anything", () => {
    const final = { cancellable: false, upToMinutes: undefined };
    renderSlice(definition, { primary: {}, page: testPage({ products: [testProduct({ cancellation: final })] }) });
    expect(document.body.textContent).toBe("");
  });
});
