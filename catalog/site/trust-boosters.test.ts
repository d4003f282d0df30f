import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { trustBoosters } from "./trust-boosters.ts";

const t = createLocaleTranslator(locales.en);
const { facts: unknown } = testProduct();
const business = { name: "Arena Tours", address: "Via 1, Rome" };
const resold = { ...unknown, operator: business, contractParty: { ...business, email: "", isTrader: true } };
const issuedBy = (issuer: string) => ({ ...resold, officialTicket: { issuer, proof: "12", verifiedOn: "2026-11-01" } });

const cancellation = { cancellable: true, upToMinutes: 1440 };
const cancellable = { cancellation, facts: resold };
const ofPark = { cancellation, facts: issuedBy("The Park") };
const ofTower = { cancellation, facts: issuedBy("The Tower") };
const final = { cancellation: { cancellable: false, upToMinutes: undefined }, facts: resold };
const proof = { scope: "All cities", source: "Audited bookings", date: "2026-06-30" };
const claims = { "happy-customers": { value: 20_000_000, ...proof }, "help-center": { value: 24, ...proof } };
const offer = { hasHelpCenter: true, products: [cancellable] };

test.each([
  ["several venues", [ofPark, ofTower], "Authorised reseller"],
  ["one venue", [ofPark, ofPark], "Authorised and trusted partner"],
])("J19: four trust boosters; with tickets that %s issued the third is %s", (_title, products, third) => {
  const boosters = trustBoosters({ claims }, { ...offer, products });
  expect(boosters.map((key) => t(key, { count: "20 million" }))).toEqual([
    "20 million+ happy customers",
    "Help center, 24x7",
    third,
    "Free cancellation",
  ]);
});

test("A12, X25: a site without a number of customers does not claim any", () => {
  expect(trustBoosters({}, offer)).not.toContain("trust.happyCustomers");
});

test.each([
  [{}, "trust.helpCenter"],
  [{ "help-center": { value: 12, ...proof } }, "trust.helpCenter"],
  [claims, "trust.helpCenterAlways"],
])("A12, X25: a help center is open around the clock where the site claims so: %#", (claimed, expected) => {
  expect(trustBoosters({ claims: claimed }, offer)).toContain(expected);
});

test("J19: a page that leads to no help center does not claim one", () => {
  expect(trustBoosters({}, { ...offer, hasHelpCenter: false })).not.toContain("trust.helpCenter");
});

test.each([
  ["products that name operator and contract party", [cancellable], []],
  ["a venue's own ticket among others", [cancellable, ofPark], []],
  ["tickets of two venues", [ofPark, ofTower], ["trust.authorisedReseller"]],
  ["no product at all", [], []],
])("J19: who sells, of %s", (_title, products, said) => {
  const boosters = trustBoosters({}, { hasHelpCenter: false, products });
  expect(boosters.filter((key) => key.startsWith("trust."))).toEqual(said);
});

test.each([
  [[cancellable, cancellable], true],
  [[cancellable, final], false],
  [[], false],
])("A7, J19: free cancellation is promised only where every product shown has it: %#", (products, promised) => {
  const boosters = trustBoosters({}, { ...offer, products });
  expect(boosters.includes("descriptors.FREE_CANCELLATION")).toBe(promised);
});
