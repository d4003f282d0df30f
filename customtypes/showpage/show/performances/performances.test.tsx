import { cleanup, render, screen, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Calendar } from "../../../../catalog/calendar/calendar.ts";
import { testCalendar } from "../../../../catalog/calendar/calendar.example.ts";
import type { Availability, Inventory } from "../../../../catalog/inventory/inventory.ts";
import type { FlowType } from "../../../../catalog/product/product.ts";
import { mergeNeeds, need, type Needs } from "../../../../catalog/snapshot/needs.ts";
import { seatMapExample } from "../../../../catalog/seating/seating.example.ts";
import type { Show } from "../../../../catalog/show/show.ts";
import { type LocaleCode, locales } from "../../../../i18n/locales.ts";
import { testContents, testPage } from "../../../../tests/support/page-context.ts";
import { defaultView } from "../../../../routing/view.ts";
import { parseViewQuery, parseViewSegment } from "../../../../routing/view-registry.ts";
import { testProduct } from "../../../../tests/support/test-product.ts";
import { performancesQuery } from "../../../../catalog/show/next-performances.ts";
import { testShow } from "../../../../tests/support/test-show.ts";
import { testSnapshot } from "../../../../tests/support/test-snapshot.ts";
import * as looks from "../../../../blocks/calendar/calendar.css.ts";
import { showSchema } from "../../fields.ts";
import { show } from "../index.ts";
import { seatNeeds } from "../seats/seat-view.ts";
import { performanceNeeds, smallerPartyNeeds } from "./performance-data.ts";
import { BookingBox } from "../panel/BookingBox.tsx";
import { TicketKinds } from "./TicketKinds.tsx";
import { views } from "../../../../app/_composition/views.ts";

const limited = (remaining: number): Availability => ({ kind: "LIMITED", remaining });
const closed: Availability = { kind: "CLOSED", remaining: undefined };

function start(startTime: string, availability: Availability): Inventory {
  const price = { minor: 3250, currency: "EUR" } as const;
  const limits = { ageFrom: undefined, ageTo: undefined, min: undefined, max: 9 };
  const person = { pax: "GENERAL", name: "Seat", ...limits, price, originalPrice: price, availability };
  return {
    tourId: 1,
    startDate: "2026-12-01",
    startTime,
    endTime: undefined,
    availability,
    persons: [person],
    groups: [],
  };
}

const offer = testCalendar("2026-12-01").dates["2026-12-01"];
const calendar: Calendar = {
  ...testCalendar("2026-11-24", "2026-12-01", "2026-12-03", "2027-01-05", "2027-06-11"),
  dates: {
    ...testCalendar("2026-11-24", "2026-12-01", "2027-01-05", "2027-06-11").dates,
    ...(offer && { "2026-12-03": { ...offer, price: { minor: 2000, currency: "EUR" } } }),
  },
};

interface World {
  readonly query?: string;
  readonly code?: LocaleCode;
  readonly starts?: readonly Inventory[];
  /** Starts of the next two weeks. */
  readonly next?: readonly Inventory[];
  readonly failed?: Needs;
  readonly maxPax?: number;
  readonly flowType?: FlowType;
  /** Whether the seats of the start at 19:30 on 1 December can be chosen. */
  readonly hasSeats?: boolean;
  /** Facts about its length. */
  readonly length?: Partial<Show>;
  /** `YYYY-MM-DD`. */
  readonly today?: string;
  /** Id of the slice with other shows. */
  readonly otherProducts?: string;
}

interface Choice {
  readonly date?: string;
  readonly time?: string;
  readonly adults?: number;
  readonly isMobile?: boolean;
}

/** The section of show 7, by default on 22 November 2026. */
function renderDates({
  query = "",
  code = "en",
  starts = [],
  next = [],
  failed = {},
  maxPax,
  flowType = "SEATMAP",
  hasSeats = false,
  length = {},
  today = "2026-11-22",
  otherProducts,
}: World = {}) {
  const view = parseViewSegment(views, parseViewQuery(views, query)) ?? defaultView;
  const needs = performanceNeeds(7, { view });
  const product = { ...testProduct({ id: 7, flowType, timeZone: "Europe/London", maxPax }), show: testShow(length) };
  const calendars = mergeNeeds([needs, smallerPartyNeeds(product, { view })]).calendars?.values() ?? [];
  const found = {
    products: [[{ id: 7 }, product] as const],
    inventories: failed.inventories
      ? []
      : [...(needs.inventories?.values() ?? [])].map((each) => [each, next] as const),
    calendars: failed.calendars ? [] : [...calendars].map((each) => [each, calendar] as const),
    availabilities: failed.availabilities
      ? []
      : [...(needs.availabilities?.values() ?? [])].map((each) => [each, starts] as const),
  };
  const seatMaps = hasSeats ? [[{ id: 7, date: "2026-12-01", time: "19:30" }, seatMapExample] as const] : [];
  const missing = hasSeats ? {} : seatNeeds(7, { view });
  const snapshot = testSnapshot({
    found: { ...found, seatMaps },
    missing,
    failed,
    readAt: Date.parse(`${today}T12:00:00Z`),
  });
  const fields = v.parse(showSchema, { tgid: 7, show_name: "The Lighthouse" });
  const bookingUrl = (_product: object, { isMobile, ...choice }: Choice = {}) =>
    `#book/${isMobile ? "select/pax" : "seatmap-variant"}/${Object.values(choice).join("/")}`;
  const contents = testContents({ otherProducts });
  const page = testPage({ snapshot, view, locale: locales[code], contents, bookingUrl });
  render(
    <>
      <BookingBox fields={fields} page={page} />
      <TicketKinds fields={fields} page={page} />
    </>,
  );
}

const hrefs = (name: RegExp | string) =>
  screen.queryAllByRole("link", { name }).map((link) => link.getAttribute("href"));

describe("W122: days without tickets", () => {
  const readDays = () =>
    Object.fromEntries(
      [...document.querySelectorAll("#dates td")].map((cell) => [
        cell.textContent,
        cell.querySelector("a")?.getAttribute("href"),
      ]),
    );

  it("lead to other days on a weekday of the show, and have a reason on others", () => {
    renderDates({ length: { lastStarts: { TUESDAY: "19:30", THURSDAY: "19:30" } } });
    expect(readDays()["26 November 2026 no tickets"]).toMatch(/[?&]date=2026-11-26/);
    expect(Object.hasOwn(readDays(), "25 no performance")).toBe(true);
    expect(readDays()["25 no performance"]).toBeUndefined();
    cleanup();
  });

  it("are links where the provider sends no hours; days that are over are numbers", () => {
    renderDates({ today: "2026-11-24" });
    expect(readDays()["25 November 2026 no tickets"]).toMatch(/[?&]date=2026-11-25/);
    expect(readDays()["23"]).toBeUndefined();
    cleanup();
  });
});

describe("the calendar of a show", () => {
  it("P25: a day leads to its times on the same page; the cheapest of the shown months is named in words", () => {
    renderDates({ query: "party=4" });
    expect(hrefs("24 November 2026 €48.99")).toEqual(["?date=2026-11-24&party=4#booking"]);
    expect(hrefs("3 December 2026 €20 lowest price")).toEqual(["?date=2026-12-03&party=4#booking"]);
    expect(screen.getByText("Cheapest date in these months: 03 Dec 2026, €20")).toBeDefined();
    expect(screen.getAllByRole("table").map((table) => table.querySelector("caption")?.textContent)).toEqual([
      "November 2026",
      "December 2026",
    ]);
  });

  it("C10: has links to all months of a year, as far as the show runs", () => {
    renderDates();
    expect(hrefs("Earlier months")).toEqual([]);
    expect(hrefs("Later months")).toEqual(["?from=2027-01-01#dates"]);
  });

  it("C10: of a show that opens in another month, has no link to months before the first performance", () => {
    renderDates({ today: "2026-10-22" });
    expect(screen.getAllByRole("table")[0]?.querySelector("caption")?.textContent).toBe("November 2026");
    expect(hrefs("Earlier months")).toEqual([]);
  });

  it.each([
    { opening: "2020-03-01", closing: "2026-06-30", reopening: "2026-09-01" },
    { opening: "2020-03-01", closing: "2026-11-30", reopening: "2027-03-01" },
  ])("C10: has later months of a run after a break: %j", (dates) => {
    renderDates({ length: { dates: { ...dates } } });
    expect(hrefs("Later months")).toEqual(["?from=2027-01-01#dates"]);
  });

  it.each([
    ["from=2027-01-01", ["?#dates"], ["?from=2027-06-01#dates"]],
    ["from=2027-03-01", ["?from=2027-01-01#dates"], ["?from=2027-06-01#dates"]],
    ["from=2027-05-01", ["?from=2027-03-01#dates"], []],
  ])("C10: of ?%s", (query, earlier, later) => {
    renderDates({ query });
    expect(hrefs("Earlier months")).toEqual(earlier);
    expect(hrefs("Later months")).toEqual(later);
  });

  it.each([
    ["from=2027-01-01", "January 2027: 1 date with tickets added"],
    [
      "from=2027-03-01",
      "March 2027, April 2027: No dates are available in these months. The next date with tickets is 11 Jun 2027",
    ],
    ["date=2026-12-01", null],
    ["", null],
  ])("C10: of ?%s, months that are added to others are said to be %j", (query, said) => {
    renderDates({ query });
    expect(document.querySelector("[data-months]")?.getAttribute("data-said")).toBe(said);
  });

  it("C10: nothing is said of months whose calendar could not be read", () => {
    const failed = need("calendars", [{ id: 7, from: "2027-01-01", to: "2027-12-31", minPax: 2 }]);
    renderDates({ query: "from=2027-01-01", failed });
    expect(document.querySelector("[data-months]")?.hasAttribute("data-said")).toBe(false);
    expect(screen.queryByText("No dates are available in these months.")).toBeNull();
  });

  it("C10: months without a performance lead to the next one beyond them", () => {
    renderDates({ query: "from=2027-03-01&party=3" });
    expect(screen.getByText("No dates are available in these months.")).toBeDefined();
    expect(hrefs("The next date with tickets is 11 Jun 2027")).toEqual(["?date=2027-06-11&party=3#booking"]);
  });

  it("H17: requests one calendar and the starts of the chosen day, in the first round", () => {
    const view = { ...defaultView, date: "2026-12-01", party: 3 };
    const fields = v.parse(showSchema, { tgid: 7 });
    const needs = show.needs?.(fields, testPage({ view })) ?? {};
    expect([...(needs.calendars?.values() ?? [])]).toEqual([
      { id: 7, from: "2026-11-01", to: "2027-10-31", minPax: 3 },
    ]);
    expect([...(needs.availabilities?.values() ?? [])]).toEqual([{ id: 7, from: "2026-12-01", to: "2026-12-01" }]);
    expect(needs.inventories).toBeUndefined();
  });

  it("H17: requests the prices of two weeks where no day is chosen", () => {
    const needs = show.needs?.(v.parse(showSchema, { tgid: 7 }), testPage({})) ?? {};
    expect([...(needs.inventories?.values() ?? [])]).toEqual([{ id: 7, forDays: 14 }]);
    expect(needs.availabilities).toBeUndefined();
  });

  it.each([
    ["", "?"],
    ["from=2027-01-01&party=3", "?from=2027-01-01&party=3"],
  ])("I3: of ?%s, says that it could not be read, and links to the same page, which reads it again", (query, href) => {
    const view = parseViewSegment(views, parseViewQuery(views, query)) ?? defaultView;
    renderDates({ query, failed: performanceNeeds(7, { view }) });
    expect(screen.getByText(/^We can’t load the dates right now/)).toBeDefined();
    expect(hrefs("Try again")).toEqual([href]);
  });

  it("P25: months say their lowest price, so that dearer ones beside them lose their marks", () => {
    renderDates();
    const block = document.querySelector("[data-lowest]");
    expect(block?.getAttribute("data-lowest")).toBe("2000");
    const marks = [...(block?.querySelectorAll("[data-mark]") ?? [])].map(({ textContent }) => textContent.trim());
    expect(marks).toEqual(["Cheapest date in these months: 03 Dec 2026, €20", "lowest price"]);
  });

  it("P25: the cheapest days alone have the color of a saving", () => {
    renderDates();
    const cheapest = screen.getAllByRole("link").filter(({ classList }) => classList.contains(looks.cheapest));
    expect(cheapest.map((link) => link.getAttribute("href"))).toEqual(["?date=2026-12-03#booking"]);
  });
});

it("W149, C10: the step to a time leads the focus to the starts", () => {
  renderDates({ query: "date=2026-12-01", starts: [start("19:30", limited(12))] });
  expect(hrefs("Choose a time")).toEqual(["#starts"]);
  const group = screen.getByRole("group", { name: "Start time" });
  group.focus();
  expect([group.id, document.activeElement]).toEqual(["starts", group]);
});

describe("W149: the sheets of a phone", () => {
  const popovers = () => [...document.querySelectorAll("[popover]")].map(({ id }) => id);
  const day = "date=2026-12-01";
  const starts = [start("19:30", limited(12))];

  it.each<[string, World, readonly string[]]>([
    ["no choice", {}, ["booking", "dates"]],
    ["a day", { query: day, starts }, ["booking", "dates"]],
    ["months, which no script has opened", { query: "from=2027-01-01" }, ["booking"]],
    ["a day without tickets, whose message must be read", { query: day }, ["dates"]],
    ["a day that could not be read", { query: day, failed: performanceNeeds(7, { view: { date: "2026-12-01" } }) }, []],
  ])("of %s are %j", (_title, world, expected) => {
    renderDates(world);
    expect(popovers()).toEqual(expected);
  });

  it("are opened by the words of the next step, and by the day that is chosen", () => {
    const openers = () =>
      screen.queryAllByRole("button").flatMap((button) => {
        const target = button.getAttribute("popovertarget");
        const isOpener = target !== null && button.getAttribute("popovertargetaction") === null;
        return isOpener ? [`${button.textContent.trim()} → ${target}`] : [];
      });
    renderDates();
    expect(openers()).toEqual(["Choose a date → dates", "Choose a date → dates"]);
    cleanup();
    renderDates({ query: day, starts });
    expect(openers()).toEqual(["Tue 1 Dec → booking", "Choose a time → booking", "Tue 1 Dec → dates"]);
    cleanup();
    renderDates({ query: `${day}&time=19:30`, starts });
    expect(openers()).toEqual(["Tue 1 Dec, 19:30 → booking", "Tue 1 Dec → dates"]);
  });

  it("close by the day that is chosen already: its address has no fragment", () => {
    renderDates({ query: "date=2026-12-01&party=4", starts });
    expect(hrefs(/^1 December 2026/)).toEqual(["?date=2026-12-01&party=4"]);
  });
});

describe("the starts of a day", () => {
  const starts = [start("19:30", limited(12)), start("14:30", closed)];

  it("D14, F2, I1: have a price and what is left; one has to be selected", () => {
    renderDates({ query: "date=2026-12-01", starts });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "14:30 Matinee  Sold out",
      "19:30 Evening €32.50 12 tickets left",
    ]);
    expect(screen.getByText("Select a time slot to continue")).toBeDefined();
    expect(hrefs(/^19:30/)).toEqual(["?date=2026-12-01&time=19%3A30#booking"]);
    expect(hrefs(/^14:30/)).toEqual([]);
    expect(hrefs("Continue to booking")).toEqual([]);
  });

  it("C21, C23: lead to the booking of the start and the party, which is another step on a phone", () => {
    renderDates({ query: "date=2026-12-01&time=19:30&party=3", starts });
    expect(hrefs("Continue to booking")).toEqual([
      "#book/select/pax/2026-12-01/19:30/3",
      "#book/seatmap-variant/2026-12-01/19:30/3",
      "#book/select/pax/2026-12-01/19:30/3",
    ]);
    expect(screen.getByText("3 tickets: from €97.50")).toBeDefined();
    expect(screen.getByRole("link", { current: true, name: /^19:30/ })).toBeDefined();
    const file = decodeURIComponent(hrefs("Add to calendar")[0] ?? "").replaceAll("\r\n ", "");
    expect(file.match(/^(?:DTSTART|DTEND|LOCATION):.*$/gm)).toEqual([
      "DTSTART:20261201T193000Z",
      "DTEND:20261201T220500Z",
      String.raw`LOCATION:Old Vane`,
    ]);
  });

  it.each([
    [{ runningMinutes: 155 }, "Tue 1 Dec, 19:30; ends at about 22:05"],
    [{ runningMinutes: undefined }, "Tue 1 Dec, 19:30"],
    [{ runningMinutes: 155, parts: 2 }, "Tue 1 Dec, 19:30"],
  ])("X19: end after their running time, where that is known: %j", (length, text) => {
    renderDates({ query: "date=2026-12-01&time=19:30", starts, length });
    expect(screen.getByText(text, { selector: "p" })).toBeDefined();
  });

  it.each([
    ["2026-11-22", "Free cancellation until Sat 28 Nov, 19:30 (Rome time)"],
    ["2026-11-29", "Free cancellation is no longer possible for this time."],
  ])("X4: are cancelled for free until three days before, by the theatre's clocks: on %s", (today, text) => {
    renderDates({ query: "date=2026-12-01&time=19:30", starts, today });
    expect(screen.getByText(text)).toBeDefined();
  });

  it("P26: lead to their seats first, where these can be chosen on the page", () => {
    renderDates({ query: "date=2026-12-01&time=19:30", starts, hasSeats: true });
    expect(hrefs("Choose seats · 2 × £45")).toEqual(["#seats", "#seats", "#seats"]);
    expect(hrefs("Continue to booking")).toHaveLength(2);
  });

  it.each([
    [2, "2 tickets: from £90"],
    [4, "4 tickets: from £180"],
    [6, "6 tickets: from £340"],
  ])("P16: a total for %i is what the cheapest free seats cost", (party, total) => {
    renderDates({ query: `date=2026-12-01&time=19:30&party=${party}`, starts, hasSeats: true });
    expect(screen.getByText(total)).toBeDefined();
  });

  it("P16: a total has no other price where the booking takes no seats", () => {
    renderDates({ query: "date=2026-12-01&time=19:30", starts, flowType: "RESERVATION" });
    expect(screen.getByText("2 tickets: €65")).toBeDefined();
  });

  it("F2: a start that is sold out is not chosen", () => {
    renderDates({ query: "date=2026-12-01&time=14:30", starts });
    expect(screen.getByText("Select a time slot to continue")).toBeDefined();
  });

  it("P26: another start, another day and other months keep the limit of a seat's price", () => {
    renderDates({ query: "date=2026-12-01&time=19:30&party=3&budget=80&section=1", starts });
    expect(hrefs(/^19:30/)).toEqual(["?date=2026-12-01&time=19%3A30&party=3&budget=80#booking"]);
    expect(hrefs(/^3 December 2026/)).toEqual(["?date=2026-12-03&party=3&budget=80#booking"]);
    expect(hrefs("Earlier months")).toEqual(["?party=3&budget=80#dates"]);
  });

  it.each(["03:00", "11:00"])("E10: a chosen time without a performance, or after its start, is named: %s", (time) => {
    const past = start("11:00", limited(20));
    renderDates({ query: `date=2026-12-01&time=${time}`, starts: [past, ...starts], today: "2026-12-01" });
    expect(screen.getByText(`The ${time} performance isn’t available. Please choose another time.`)).toBeDefined();
    expect(hrefs(/^11:00/)).toEqual([]);
    expect(hrefs(/^19:30/)).toEqual(["?date=2026-12-01&time=19%3A30#booking"]);
    expect(hrefs("Continue to booking")).toEqual([]);
  });

  it("P16, P26: the size of the party is a form that keeps what was chosen", () => {
    renderDates({ query: "date=2026-12-01&time=19:30&budget=80&section=1&row=2&seats=4,5", starts });
    const more = screen.getByRole("button", { name: "One more: Tickets" });
    const form = more.closest("form");
    expect(form && [...new FormData(form, more)]).toEqual([
      ["date", "2026-12-01"],
      ["time", "19:30"],
      ["budget", "80"],
      ["section", "1"],
      ["row", "2"],
      ["seats", "4,5"],
      ["party", "3"],
    ]);
  });
});

/** A start with prices for students and seniors besides the seat's. */
function matinee(startTime: string): Inventory {
  const { persons, ...rest } = start(startTime, limited(20));
  const [seat] = persons;
  if (seat === undefined) throw new Error("a start without a price");
  const band = (pax: string, minor: number, ageFrom: number, ageTo: number) => {
    const price = { minor, currency: "EUR" } as const;
    return { ...seat, pax, name: pax, max: undefined, ageFrom, ageTo, price, originalPrice: price };
  };
  return { ...rest, persons: [seat, band("STUDENT", 2200, 16, 30), band("SENIOR", 2500, 65, 99)] };
}

describe("D11: what each kind of visitor pays", () => {
  const prices = () =>
    [...document.querySelectorAll("#prices dl > div")].map((row) =>
      [...row.children].map(({ textContent }) => textContent.trim()),
    );

  it("is shown for the next start that has several prices; those of seats begin at them", () => {
    renderDates({ next: [start("19:30", limited(12)), matinee("14:30")] });
    expect(prices()).toEqual([
      ["Full price maximum 9 per booking", "from €32.50"],
      ["Senior 65 and over", "from €25"],
      ["Student 16 to 30 years", "from €22"],
    ]);
    expect(screen.getByText("For Tue 1 Dec, 14:30, including all taxes and fees.")).toBeDefined();
  });

  it("is in the words of an Arabic page, and is the price where there are no seats to choose", () => {
    renderDates({ next: [matinee("14:30")], code: "ar", flowType: "RESERVATION" });
    expect(prices().map(([kind]) => kind?.split(" ")[0])).toEqual(["دخول", "كبير", "طالب"]);
    expect(prices().map(([, price]) => price?.includes("من"))).toEqual([false, false, false]);
  });

  it("is nothing where everybody pays the same, or the prices could not be read", () => {
    renderDates({ next: [start("19:30", limited(12))] });
    expect(prices()).toEqual([]);
    cleanup();
    renderDates({ failed: need("inventories", [{ id: 7, forDays: 14 }]) });
    expect(prices()).toEqual([]);
  });

  it.each([
    ["date=2026-12-01", 3],
    ["date=2026-12-01&time=14:30", 3],
    ["date=2026-12-01&time=19:30", 0],
  ])("is that of the chosen day and start: at ?%s it has %i rows", (query, rows) => {
    renderDates({ query, starts: [matinee("14:30"), start("19:30", limited(12))] });
    expect(prices()).toHaveLength(rows);
  });
});

describe("P16: the size of a party", () => {
  const steps = () =>
    ["One fewer: Tickets", "One more: Tickets"].map((name) =>
      screen.getByRole("button", { name }).getAttribute("value"),
    );

  it("is up to the provider's limit", () => {
    renderDates({ maxPax: 3 });
    expect(steps()).toEqual(["1", "3"]);
    cleanup();
    renderDates({ maxPax: 3, query: "party=3" });
    expect(steps()).toEqual(["2", null]);
    cleanup();
    renderDates({ query: "party=1" });
    expect(steps()).toEqual([null, "2"]);
    expect(screen.queryByText(/book up to/)).toBeNull();
  });

  it.each([undefined, 40])("is up to that of an address where the provider's is %s", (maxPax) => {
    renderDates({ ...(maxPax && { maxPax }), query: "party=12" });
    expect(steps()).toEqual(["11", null]);
  });

  it("above the limit is said not to fit in one booking", () => {
    renderDates({ maxPax: 10, query: "party=11" });
    expect(screen.getByText("You can book up to 10 tickets at a time.")).toBeDefined();
    expect(steps()).toEqual(["9", null]);
  });

  it("above the limit reads, prices and books as many as one booking takes", () => {
    const open = start("19:30", limited(12));
    const starts = [{ ...open, persons: open.persons.map((person) => ({ ...person, max: undefined })) }];
    renderDates({ maxPax: 10, query: "date=2026-12-01&time=19:30&party=11", starts });
    expect(screen.getByText("10 tickets: from €325")).toBeDefined();
    expect(hrefs("Continue to booking")).toEqual([
      "#book/select/pax/2026-12-01/19:30/10",
      "#book/seatmap-variant/2026-12-01/19:30/10",
      "#book/select/pax/2026-12-01/19:30/10",
    ]);
  });

  it.each([
    ["party=11", [{ id: 7, minPax: 10 }]],
    ["party=10", []],
    ["", []],
  ])("H17: ?%s reads one more calendar only above the limit", (query, expected) => {
    const view = parseViewSegment(views, parseViewQuery(views, query)) ?? defaultView;
    const product = testProduct({ id: 7, show: testShow(), maxPax: 10 });
    const found = { products: [[{ id: 7 }, product] as const] };
    const first = testSnapshot({ found, missing: need("slots", [performancesQuery(7)]) });
    const needs = show.followUp?.(v.parse(showSchema, { tgid: 7 }), first, testPage({ view })) ?? {};
    expect([...(needs.calendars?.values() ?? [])]).toEqual(expected);
  });
});

describe("a day that can't be booked", () => {
  it.each([
    ["without starts", {}],
    ["with sold-out starts", { starts: [{ ...start("19:30", closed), startDate: "2026-12-02" }] }],
  ])("E10, I2, X15: %s, is a door to the nearest days and to all", (_title, world) => {
    renderDates({ query: "date=2026-12-02&party=2", ...world });
    const choice = within(document.getElementById("booking") ?? document.body);
    expect(choice.getByRole("heading", { name: "There is a problem with 02 Dec 2026" })).toBeDefined();
    expect(choice.getByText(/sold out or unavailable. If you’re flexible/)).toBeDefined();
    expect(choice.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "24 Nov 2026",
      "01 Dec 2026",
      "03 Dec 2026",
      "Rome: Now playing",
    ]);
    expect(hrefs("View all dates")).toEqual(["?party=2#dates"]);
  });

  it("X15: takes an alert for the day without an account", () => {
    renderDates({ query: "date=2026-12-02" });
    const form = screen.getByRole("button", { name: "Notify me" }).closest("form") ?? document.createElement("form");
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ product: "7", day: "2026-12-02", email: "" });
  });

  it.each([
    ["similar-shows", ["#similar-shows"]],
    [undefined, []],
  ])("X15: leads to the other shows of its page, where it has some: %s", (otherProducts, expected) => {
    renderDates({ query: "date=2026-12-02", ...(otherProducts && { otherProducts }) });
    expect(hrefs("Similar shows")).toEqual(expected);
  });
});

describe("I2: a party that is larger than what is left", () => {
  const starts = [start("14:30", limited(6)), start("19:30", limited(8)), start("20:30", closed)];
  const said = () => document.getElementById("booking")?.textContent;

  it("is told how many are left for one start, and led to a smaller one: nothing is said to be sold out", () => {
    renderDates({ query: "date=2026-12-01&party=9&budget=80", starts });
    expect(screen.getByText("No time on this date has more than 8 tickets left.")).toBeDefined();
    expect(hrefs("Book 8 tickets instead")).toEqual(["?date=2026-12-01&party=8&budget=80#booking"]);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "14:30 Matinee  6 tickets left",
      "19:30 Evening  8 tickets left",
      "20:30 Evening  Sold out",
    ]);
    expect(said()).not.toMatch(/Everything|Select a time slot/);
    expect(screen.queryByRole("button", { name: "Notify me" })).toBeNull();
  });

  it.each([
    ["14:30", 7, "Only 6 tickets left for 14:30.", "6 tickets", "time=14%3A30&party=6"],
    ["19:30", 9, "Only 8 tickets left for 19:30.", "8 tickets", "time=19%3A30&party=8"],
  ])("is told what is left of the chosen start: at %s, for %i", (time, party, text, size, query) => {
    renderDates({ query: `date=2026-12-01&time=${time}&party=${party}`, starts });
    expect(screen.getByText(text)).toBeDefined();
    expect(hrefs(`Book ${size} instead`)).toEqual([`?date=2026-12-01&${query}#booking`]);
    expect(said()?.includes("Select a time slot")).toBe(party === 7);
  });

  it("is told what one booking takes, where that is fewer than are left", () => {
    renderDates({ query: "date=2026-12-01&party=11", starts: [start("19:30", limited(40))] });
    expect(screen.getByText("You can book up to 9 tickets at a time.")).toBeDefined();
    expect(hrefs("Book 9 tickets instead")).toEqual(["?date=2026-12-01&party=9#booking"]);
  });

  it("is told nothing where another start takes it and none is chosen", () => {
    renderDates({ query: "date=2026-12-01&party=7", starts });
    expect(hrefs(/instead$/)).toEqual([]);
    expect(hrefs(/^19:30/)).toEqual(["?date=2026-12-01&time=19%3A30&party=7#booking"]);
  });
});

describe("a day whose starts could not be read", () => {
  const failed = need("availabilities", [{ id: 7, from: "2026-12-01", to: "2026-12-01" }]);
  const query = "date=2026-12-01&time=19:30&party=2";

  it("I3: is not said to be sold out, and links to the same page, which reads them again", () => {
    renderDates({ query, failed });
    const choice = within(document.getElementById("booking") ?? document.body);
    expect(choice.getByText(/^We can’t load the times for 01 Dec 2026 right now/)).toBeDefined();
    expect(choice.queryByText(/sold out/)).toBeNull();
    expect(hrefs("Try again")).toEqual(["?date=2026-12-01&time=19%3A30&party=2"]);
    expect(screen.getAllByRole("table")).toHaveLength(2);
  });

  it("I3: is said in Arabic", () => {
    renderDates({ query, failed, code: "ar" });
    expect(hrefs("إعادة المحاولة")).toEqual(["?date=2026-12-01&time=19%3A30&party=2"]);
  });
});

it("I2: a day that is over is not said to be sold out", () => {
  renderDates({ query: "date=2026-11-20" });
  expect(screen.getByText("20 Nov 2026 has passed. Please choose a later date.")).toBeDefined();
  expect(screen.queryByText(/sold out or unavailable/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Notify me" })).toBeNull();
});

it("I2: is said in Arabic, with days as Arabic writes them", () => {
  renderDates({ query: "date=2026-12-02", code: "ar" });
  expect(hrefs("عرض جميع التواريخ")).toEqual(["?#dates"]);
});
