import { expect, test } from "vitest";
import { parseAvailabilityAlert } from "./availability-alert.ts";
import { postedGroupBooking } from "./group-booking.example.ts";
import { groupBookingProblems, parseGroupBooking, parseGroupWish } from "./group-booking.ts";
import { parseSubscription } from "./newsletter.ts";

const event = "City Page Subscribe";

test.each([
  [
    { email: " ada@example.com ", event },
    { kind: "valid", fields: { email: "ada@example.com", event } },
  ],
  [
    { email: "ada", event },
    { kind: "invalid", problems: ["email"] },
  ],
  [{ event }, { kind: "invalid", problems: ["email"] }],
  [
    { email: "ada@example.com", event: "Home" },
    { kind: "invalid", problems: ["event"] },
  ],
])("E9, H26: the subscription %j is %j", (posted, parsed) => {
  expect(parseSubscription(posted)).toEqual(parsed);
});

const alert = { email: "ada@example.com", product: "7", day: "2026-12-02" };

test.each([
  [{}, { kind: "valid", fields: { ...alert, product: 7 } }],
  [{ day: "" }, { kind: "valid", fields: { ...alert, product: 7, day: "" } }],
  [{ email: "ada" }, { kind: "invalid", problems: ["email"] }],
  [{ day: "2026-02-30" }, { kind: "invalid", problems: ["day"] }],
  [
    { day: "soon", product: "-7" },
    { kind: "invalid", problems: ["product", "day"] },
  ],
])("X15: an alert with %j is %j", (changes, parsed) => {
  expect(parseAvailabilityAlert({ ...alert, ...changes })).toEqual(parsed);
});

const booking = {
  ...postedGroupBooking,
  adults: 4,
  children: 1,
  message: "With a pram.",
  product: 50009,
} as const;

test("H25: a group's request has its fields typed", () => {
  expect(parseGroupBooking(postedGroupBooking)).toEqual({ kind: "valid", fields: booking });
});

test.each([
  [{ name: "Ada" }, ["name"]],
  [{ name: "A L", email: "ada" }, ["name", "email"]],
  [{ adults: "" }, ["adults"]],
  [{ adults: "-1", children: "1.5" }, ["adults", "children"]],
  [{ adults: "1000" }, ["adults"]],
  [{ date: "02.12.2026" }, ["date"]],
  [{ session: "night", language: "de" }, ["session", "language"]],
  [{ message: "a".repeat(601) }, ["message"]],
  [{ product: "0" }, ["product"]],
])("H25, J17: a request with %j has the problems %j", (changes, problems) => {
  expect(parseGroupBooking({ ...postedGroupBooking, ...changes })).toEqual({ kind: "invalid", problems });
});

const wish = { group: { adults: 4, children: 1 }, date: "2026-12-02" };

test.each([
  [
    { name: "Ada", email: "" },
    { ...wish, product: 50_009 },
  ],
  [
    { adults: "", date: "02.12.2026", product: "0" },
    { group: undefined, date: undefined, product: undefined },
  ],
])("F3, F4: a request with %j has the group, the day and the product %j", (changes, parsed) => {
  expect(parseGroupWish({ ...postedGroupBooking, ...changes })).toEqual(parsed);
});

test.each([
  [{ minimum: 6, maximum: 10 }, ["minimum"]],
  [{ minimum: 1, maximum: 4 }, ["maximum"]],
  [{ minimum: 1, maximum: 5 }, []],
  [{}, []],
])("F4: a group of five at a product for %j has the problems %j", (limits, problems) => {
  expect(
    groupBookingProblems(wish, { ...limits, today: "2026-12-02", lastDay: "2027-12-02", isClosed: false }),
  ).toEqual(problems);
});

test("a day that is past is a problem", () => {
  expect(groupBookingProblems(wish, { today: "2026-12-03", lastDay: "2027-12-03", isClosed: true })).toEqual(["date"]);
});
