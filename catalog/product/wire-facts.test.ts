import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { parseTolerantly } from "../provider/parse-tolerantly.ts";
import { toProduct } from "./wire-product.ts";
import { tourGroupExample } from "./wire.example.ts";
import { wireTourGroup } from "./wire.ts";

const facts = (changes: object = {}) =>
  toProduct(parseTolerantly(wireTourGroup, { ...tourGroupExample, ...changes }).output, locales.en).facts;

test("P13, P21, P22, P23, P24, X3: what travellers compare, in our own terms", () => {
  expect(facts()).toEqual({
    guideLanguages: ["en", "zh-Hant"],
    commentary: ["AUDIO", "WRITTEN"],
    accessibility: ["WHEELCHAIR_ACCESSIBLE", "STEP_FREE"],
    operator: { name: "Harbour Decks", address: "30 Hudson Yards, New York" },
    contractParty: {
      name: "Tessera Travel",
      address: "1 Example Street",
      email: "complaints@example.com",
      isTrader: true,
    },
    cutOff: { type: "START_TIME", minutesBefore: 30 },
    confirmation: "instant",
    itinerary: [
      {
        name: { text: "Open-air deck" },
        minutes: 45,
        admission: "INCLUDED",
        poiId: 12,
      },
    ],
    pickUp: undefined,
    officialTicket: {
      issuer: "Harbour Decks",
      proof: "Ticket agreement 2026/17",
      verifiedOn: "2026-06-01",
    },
    officialPrice: {
      amount: { minor: 3000, currency: "EUR" },
      asOf: "2026-06-01",
    },
    addedOn: "2024-03-02",
  });
});

test.each([{ combo: true }, { flowType: "COMBO" }])(
  "P13: with %j no ticket is official, whatever its proof",
  (bundle) => {
    expect(facts(bundle)).toEqual({ ...facts(), officialTicket: undefined });
  },
);

test.each([
  [
    { type: "START_TIME", minutes: 0 },
    { type: "START_TIME", minutesBefore: 0 },
  ],
  [
    { type: "OPENING_TIME", minutes: 60 },
    { type: "OPENING_TIME", minutesBefore: 60 },
  ],
  [
    { type: "CLOSING_TIME", minutes: 90 },
    { type: "CLOSING_TIME", minutesBefore: 90 },
  ],
  [
    { type: "FIXED_TIME", time: "18:00:00", daysBefore: 1 },
    { type: "FIXED_TIME", time: "18:00", daysBefore: 1 },
  ],
  [
    { type: "FIXED_TIME", time: "08:30" },
    { type: "FIXED_TIME", time: "08:30", daysBefore: 0 },
  ],
  [{ type: "FIXED_TIME" }, undefined],
  [{ type: "FIXED_TIME", time: "25:00" }, undefined],
  [{ type: "START_TIME" }, undefined],
  [{ type: "START_TIME", minutes: -5 }, undefined],
  [{ type: "BRAND_NEW", minutes: 30 }, undefined],
  [null, undefined],
])("P23: the cut-off %j is %j", (bookingCutOff, cutOff) => {
  expect(facts({ bookingCutOff }).cutOff).toEqual(cutOff);
});

test.each([
  [true, "instant"],
  [false, "within-20-minutes"],
  [null, undefined],
])("P24: with hasInstantConfirmation %s it is confirmed: %s", (hasInstantConfirmation, confirmation) => {
  expect(facts({ hasInstantConfirmation }).confirmation).toBe(confirmation);
});

test.each([
  [{ guideLanguages: ["en", "en", "Englisch", "en-12", "en-US-US", 7] }, { guideLanguages: ["en"] }],
  [{ commentary: ["WRITTEN", "MIMED", "IN_PERSON"] }, { commentary: ["IN_PERSON", "WRITTEN"] }],
  [{ accessibility: ["BRAND_NEW"] }, { accessibility: [] }],
  [{ operator: { address: "nobody" } }, { operator: undefined }],
  [{ contractParty: { name: "Somebody" } }, { contractParty: { name: "Somebody", address: "", email: "" } }],
  [{ itinerary: [{ minutes: 5 }, { name: "Gate", admission: "?" }] }, { itinerary: [{ name: { text: "Gate" } }] }],
  [{ officialTicket: { issuer: "Somebody" } }, { officialTicket: undefined }],
  [{ officialPrice: { amount: 9 } }, { officialPrice: undefined }],
  [{ listingPrice: null }, { officialPrice: undefined }],
  [{ addedOn: "lately" }, { addedOn: undefined }],
])("%j → %j", (changes, expected) => {
  expect(facts(changes)).toMatchObject(expected);
});

const here = { latitude: 41.9, longitude: 12.5 };

test.each([
  [
    { text: "At your hotel.", points: [] },
    { text: { text: "At your hotel." }, points: [] },
  ],
  [
    { text: null, points: [{ name: "Termini", ...here }, { name: "" }, { name: "Lepanto", latitude: 91 }] },
    {
      text: { text: "" },
      points: [
        { name: { text: "Termini" }, ...here },
        { name: { text: "Lepanto" }, latitude: undefined, longitude: undefined },
      ],
    },
  ],
  [{ text: "", points: [] }, undefined],
  [null, undefined],
])("P19: a pick-up of %j is a text, a list of places, or neither", (pickUp, expected) => {
  expect(facts({ pickUp }).pickUp).toEqual(expected);
});
