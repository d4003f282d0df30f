import { expect, it } from "vitest";
import {
  fitParty,
  isSameParty,
  type PartyKind,
  readParty,
  stepParty,
  sumParty,
  toBookingParty,
  usualParty,
  writeParty,
} from "./chosen-party.ts";

const kind = (pax: string, minor: number, limits: Partial<PartyKind> = {}): PartyKind => ({
  pax,
  minor,
  min: 0,
  max: 9,
  ...limits,
});
const limits = { kinds: [kind("ADULT", 2400), kind("CHILD", 1200, { max: 2 })], most: 4 };

it.each([
  ["two grown-ups", limits.kinds, { ADULT: 2, CHILD: 0 }],
  ["one of a kind of which there is one", [kind("ADULT", 2400, { max: 1 })], { ADULT: 1 }],
  ["the fewest that are sold", [kind("GENERAL", 2400, { min: 4 })], { GENERAL: 4 }],
  ["one of the first kind without grown-ups", [kind("FAMILY", 900), kind("CHILD", 5)], { FAMILY: 1, CHILD: 0 }],
  ["nobody, where nobody pays", [], {}],
])("W146: a page begins with %s", (_title, kinds, party) => {
  expect(usualParty({ kinds, most: 9 })).toEqual(party);
});

it.each([
  [
    { ADULT: 3, CHILD: 1 },
    { ADULT: 3, CHILD: 1 },
  ],
  [
    { ADULT: 9, CHILD: 1 },
    { ADULT: 4, CHILD: 0 },
  ],
  [{ CHILD: 5 }, { ADULT: 0, CHILD: 2 }],
  [{ SENIOR: 2 }, { ADULT: 2, CHILD: 0 }],
  [{}, { ADULT: 2, CHILD: 0 }],
])("W146, P16: a party fits the limits of a booking: %j → %j", (wanted, party) => {
  expect(fitParty(wanted, limits)).toEqual(party);
});

it.each([
  [{ ADULT: 2 }, "ADULT", 1, { ADULT: 3 }],
  [{ ADULT: 2 }, "ADULT", -1, { ADULT: 1 }],
  [{ ADULT: 1 }, "ADULT", -1, undefined],
  [{ CHILD: 2 }, "CHILD", 1, undefined],
  [{ ADULT: 3, CHILD: 1 }, "ADULT", 1, undefined],
  [{ ADULT: 2 }, "SENIOR", 1, undefined],
] as const)("W146, P16: %j with another %s, %i, is %j", (counts, pax, by, party) => {
  expect(stepParty(counts, { pax, by }, limits)).toEqual(party);
});

it("W146, X1: a party pays for each of its kinds", () => {
  expect(sumParty({ ADULT: 2, CHILD: 1, SENIOR: 1 }, limits.kinds)).toBe(6000);
});

it("W146: an address has those who go, and reads as the same party", () => {
  const party = { ADULT: 2, CHILD: 0, SENIOR: 1 };
  expect(writeParty(party)).toBe("adult.2.senior.1");
  expect(isSameParty(readParty("adult.2.senior.1"), party)).toBe(true);
  expect(isSameParty(readParty("adult.2"), party)).toBe(false);
});

it("W146, C21: the booking has each kind by its name", () => {
  expect(toBookingParty({ ADULT: 2, CHILD: 1, SENIOR: 0, GUEST: 3 })).toEqual({
    adults: 2,
    children: 1,
    seniors: undefined,
    guest: 3,
  });
  expect(toBookingParty({ GENERAL: 0, ADULT: 1 })).toEqual({ adults: 1 });
});
