import { expect, test } from "vitest";
import { testCalendar } from "../../catalog/calendar/calendar.example.ts";
import { postedGroupBooking } from "../../catalog/form/group-booking.example.ts";
import type { Inventory } from "../../catalog/inventory/inventory.ts";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testVariant } from "../../tests/support/test-variant.ts";
import { groupBookingParser } from "./group-booking.ts";
import type { GroupProductClient } from "./read-group-product.ts";
import type { ReadPost } from "./read-posted.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" }) as const;
const open = { kind: "UNLIMITED", remaining: undefined } as const;
const tier = (from: number, to: number, minor: number) => ({
  from,
  to,
  price: euros(minor),
  originalPrice: euros(minor),
  availability: open,
});
const start: Inventory = {
  tourId: 11,
  startDate: "2026-11-25",
  startTime: "18:00",
  endTime: undefined,
  availability: open,
  persons: [],
  groups: [tier(2, 4, 32_000), tier(5, 7, 48_000)],
};

const found = <Value>(value: Value | undefined) =>
  Promise.resolve(
    new Map([["", value === undefined ? ({ state: "missing" } as const) : ({ state: "found", value } as const)]]),
  );
const failed = () => Promise.resolve(new Map([["", { state: "failed", cause: new Error("down") } as const]]));
const product = testProduct({ id: 7, name: { text: "Arena for groups" }, timeZone: "Europe/Rome" });
const provider = {
  productDetails: ([{ id } = { id: 0 }]: readonly { readonly id: number }[]) => found(id === 7 ? product : undefined),
  variants: () => found([testVariant({ tourIds: [11] })]),
  inventories: () => found([start]),
  availabilities: () => found<readonly Inventory[]>([]),
  variantCalendars: () => found(testCalendar("2026-11-25", "2026-12-02", "2026-12-31")),
  forTraveler: (_header: string | undefined): GroupProductClient | undefined => undefined,
};

const posted = { ...postedGroupBooking, message: "", product: "7", currency: "EUR" };
const [site] = sites;
const post = {
  site,
  locale: locales.de,
  to: "/de/arena-e-7/",
  form: "group-form",
  key: "",
  isRobot: false,
  cookies: "session=1",
  posted,
};

function parse(changes: Readonly<Record<string, string>>, ports: object = {}) {
  const failures: unknown[] = [];
  const now = () => Date.parse("2026-11-23T23:30:00Z");
  const parser = groupBookingParser({ provider, now, onFailure: (cause) => failures.push(cause), ...ports });
  const asSent: ReadPost = { ...post, site: site ?? never() };
  return parser({ ...posted, ...changes }, asSent).then((parsed) => ({ parsed, failures }));
}

function never(): never {
  throw new Error("there is no site");
}

test("X27, P17: a message has the price of its tier, and a hold for one's calendar", async () => {
  const { parsed } = await parse({});
  expect(parsed).toMatchObject({
    kind: "valid",
    fields: {
      fields: { adults: 4, children: 1, page: "/de/arena-e-7/" },
      known: { productName: "Arena for groups", price: "from €480" },
      file: expect.stringMatching(/^data:text\/calendar.*Arena%20for%20groups.*DTSTART%3BVALUE%3DDATE:20261202/),
    },
  });
});

test("H1: the product of a request is read for its visitor, with the cookies of the post", async () => {
  const headers: unknown[] = [];
  const forTraveler = (header: string | undefined) => {
    headers.push(header);
    return { ...provider, productDetails: () => found({ ...product, name: { text: "Arena for this visitor" } }) };
  };
  const { parsed } = await parse({}, { provider: { ...provider, forTraveler } });
  expect(parsed).toMatchObject({ kind: "valid", fields: { known: { productName: "Arena for this visitor" } } });
  expect(headers).toEqual(["session=1"]);
});

test("X27, P17: on a day whose starts are known, a message has the price of that day", async () => {
  const { parsed } = await parse({ date: "2026-11-25" });
  expect(parsed).toMatchObject({ kind: "valid", fields: { known: { price: "€480" } } });
});

test("X27, P17: a day beyond the next starts has its own price, and the next starts' without it", async () => {
  const christmas = { ...start, startDate: "2026-12-02", groups: [tier(2, 4, 35_200), tier(5, 7, 52_800)] };
  const availabilities = ([{ from, to } = {}]: readonly { readonly from?: string; readonly to?: string }[]) =>
    found(from === "2026-12-02" && to === from ? [christmas] : []);
  const { parsed } = await parse({}, { provider: { ...provider, availabilities } });
  expect(parsed).toMatchObject({ kind: "valid", fields: { known: { price: "€528" } } });
  const { parsed: unread } = await parse({}, { provider: { ...provider, availabilities: failed } });
  expect(unread).toMatchObject({ kind: "valid", fields: { known: { price: "from €480" } } });
});

test("X27: a size that its day has no price for is accepted, where another day has one", async () => {
  const large = { ...start, startDate: "2026-11-26", groups: [tier(2, 4, 32_000), tier(5, 12, 80_000)] };
  const ports = { provider: { ...provider, inventories: () => found([start, large]) } };
  const { parsed } = await parse({ date: "2026-11-25", adults: "9", children: "0" }, ports);
  expect(parsed).toMatchObject({ kind: "valid", fields: { known: { price: "" } } });
});

test.each([
  [{ date: "2027-02-31" }, ["date"]],
  [{ adults: "0", children: "5" }, ["adults"]],
  [{ date: "2027-11-25" }, ["date"]],
  [{ date: "9999-12-31" }, ["date"]],
])("H25: %j, which no tour can have, has the problems %j", async (changes, problems) => {
  expect((await parse(changes)).parsed).toEqual({ kind: "invalid", problems });
});

test.each([
  [{ adults: "1", children: "0" }, ["minimum"]],
  [{ adults: "7", children: "1" }, ["maximum"]],
  [{ date: "2026-11-23" }, ["date"]],
  [{ name: "Ada" }, ["name"]],
  [{ name: "Ada", adults: "9", date: "2026-12-25" }, ["name", "maximum", "closed"]],
  [{ email: "ada", adults: "", date: "2026-11-23" }, ["email", "adults", "date"]],
  [{ product: "8" }, ["product"]],
  [{ currency: "XXX" }, ["currency"]],
])("F3, F4: %j has all of its problems at once: %j", async (changes, problems) => {
  expect((await parse(changes)).parsed).toEqual({ kind: "invalid", problems });
});

test.each([
  ["2026-11-25", []],
  ["2026-12-25", ["closed"]],
  ["2027-01-01", []],
])("X27: a day without a tour is refused, and one after the calendar is not: %s has %j", async (date, problems) => {
  const { parsed } = await parse({ date });
  expect(parsed.kind === "invalid" ? parsed.problems : []).toEqual(problems);
});

test("X27: any day can be requested where the provider has no calendar", async () => {
  const ports = { provider: { ...provider, variantCalendars: () => found(undefined) } };
  expect((await parse({ date: "2026-12-25" }, ports)).parsed.kind).toBe("valid");
});

test("X27: what identifies a message is the same while the provider fails", async () => {
  const readFieldsOrProblems = async (ports: object) => {
    const { parsed } = await parse({}, ports);
    return parsed.kind === "valid" ? parsed.fields.fields : parsed.problems;
  };
  expect(await readFieldsOrProblems({ provider: { ...provider, productDetails: failed } })).toEqual(
    await readFieldsOrProblems({}),
  );
  expect(Object.keys(await readFieldsOrProblems({}))).toEqual(expect.arrayContaining(["email", "date", "page"]));
});

test("a request is accepted without its price while the provider fails", async () => {
  const { parsed, failures } = await parse({ adults: "12" }, { provider: { ...provider, productDetails: failed } });
  expect(parsed).toMatchObject({ kind: "valid", fields: { known: { price: "", productName: "" } } });
  expect(failures).toHaveLength(1);
});
