import { expect, test } from "vitest";
import { defaultVariant, toDescriptors, toFlowType, toLabels } from "./wire-kinds.ts";

const final = { cancellable: false, upToMinutes: undefined };
const free = { cancellable: true, upToMinutes: 1440 };

test.each([
  ["AUDIO_GUIDE"],
  ["DURATION"],
  ["EXTENDED_VALIDITY"],
  ["FLEXIBLE_DURATION"],
  ["GUIDED_TOUR"],
  ["HOTEL_PICKUP"],
  ["INSTANT_CONFIRMATION"],
  ["MEALS_INCLUDED"],
  ["MOBILE_TICKET"],
  ["SKIP_THE_LINE"],
  ["TRANSFERS_INCLUDED"],
])("D21: %s is a descriptor", (code) => {
  expect(toDescriptors([code], final)).toEqual([code]);
});

test("D21: each descriptor once, without unknown ones", () => {
  expect(toDescriptors(["MOBILE_TICKET", "BRAND_NEW", "MOBILE_TICKET"], final)).toEqual(["MOBILE_TICKET"]);
});

test.each([
  [["FREE_CANCELLATION"], free, ["FREE_CANCELLATION"]],
  [[], free, ["FREE_CANCELLATION"]],
  [["FREE_CANCELLATION"], final, []],
])("A7: of the codes %j with the policy %j the descriptors are %j", (codes, policy, found) => {
  expect(toDescriptors(codes, policy)).toEqual(found);
});

test.each([
  [["BEST_SELLER", "DEFAULT_VARIANT_7"], ["BEST_SELLER"]],
  [["SELLING_OUT_FAST"], ["SELLING_OUT_FAST"]],
  [[], []],
])("D22: of the tags %j the labels are %j", (tags, labels) => {
  expect(toLabels(tags)).toEqual(labels);
});

test.each([
  ["SEATMAP_IFRAME"],
  ["SEATMAP"],
  ["SVG"],
  ["RESERVATION"],
  ["COMBO"],
  ["NORMAL"],
  ["PRIVATE_AIRPORT_TRANSFER"],
  ["SHARED_AIRPORT_TRANSFER"],
])("D27: %s is a flow type", (name) => {
  expect(toFlowType(name)).toBe(name);
});

test.each(["BRAND_NEW", ""])("D27: %j books like any other product", (name) => {
  expect(toFlowType(name)).toBe("NORMAL");
});

test.each([
  [["DEFAULT_VARIANT_38164"], 38164],
  [["BEST_SELLER", "DEFAULT_VARIANT38164"], 38164],
  [["DEFAULT_VARIANT - 7"], 7],
  [["DEFAULT_VARIANT_1", "DEFAULT_VARIANT_2"], 1],
  [["DEFAULT_VARIANT_0", "DEFAULT_VARIANT_2"], 2],
  [["DEFAULT_VARIANT"], undefined],
  [["DEFAULT_VARIANT_1_OLD"], undefined],
  [["MY_DEFAULT_VARIANT_1"], undefined],
  [[], undefined],
])("D2: the tags %j name the variant %s", (tags, id) => {
  expect(defaultVariant(tags)).toBe(id);
});
