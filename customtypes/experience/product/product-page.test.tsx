import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { DateAvailability } from "../../../catalog/calendar/calendar.ts";
import type { Inventory, PersonPrice } from "../../../catalog/inventory/inventory.ts";
import type { ProductImage } from "../../../catalog/media/media.ts";
import type { Product } from "../../../catalog/product/product.ts";
import type { Review } from "../../../catalog/review/review.ts";
import { need, type Needs } from "../../../catalog/snapshot/needs.ts";
import { type LocaleCode, locales } from "../../../i18n/locales.ts";
import { defaultView } from "../../../routing/view.ts";
import { testShow } from "../../../tests/support/test-show.ts";
import { testPage } from "../../../tests/support/page-context.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { type Found, testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { testVariant } from "../../../tests/support/test-variant.ts";
import { experienceSchema } from "../fields.ts";
import { product } from "./index.ts";
import { ProductPage } from "./ProductPage.tsx";

const euros = (minor: number) => ({ minor, currency: "EUR" }) as const;
const open = { kind: "UNLIMITED", remaining: undefined } as const;

const person = (pax: string, name: string, minor: number, ages: Partial<PersonPrice> = {}): PersonPrice => ({
  pax,
  name,
  ageFrom: undefined,
  ageTo: undefined,
  min: undefined,
  max: undefined,
  price: euros(minor),
  originalPrice: euros(minor),
  availability: open,
  ...ages,
});

const start: Inventory = {
  tourId: 11,
  startDate: "2026-11-25",
  startTime: "18:00",
  endTime: undefined,
  availability: open,
  persons: [
    person("ADULT", "Adult", 2400, { ageFrom: 18, ageTo: 99, max: 9 }),
    person("CHILD", "Child", 1200, { ageFrom: 4, ageTo: 17 }),
  ],
  groups: [],
};

const offer = (minor: number): DateAvailability => ({
  price: euros(minor),
  originalPrice: euros(minor),
  primaryPax: "ADULT",
  tourIds: [11],
  discounted: false,
  extraCharges: euros(0),
  includesExtraCharges: true,
});

const review: Review = {
  id: 71,
  name: "Marta",
  countryCode: "IT",
  rating: 5,
  title: undefined,
  writtenAt: Date.parse("2026-10-05"),
  text: { text: "Vista stupenda.", lang: "it", dir: "ltr" },
  translation: { text: { text: "A wonderful view." }, byMachine: true },
  visitedIn: undefined,
  travelerType: undefined,
  variantId: 1,
  verified: true,
  vehicleType: undefined,
  helpfulVotes: 4,
  medias: [],
  reply: undefined,
  kind: "USER",
  product: undefined,
};

const night: Partial<Product> = {
  id: 7,
  slug: "night-tour",
  defaultVariantId: 1,
  collection: { id: 1001, name: { text: "Colosseum" } },
  rating: { average: 4.5, ratingCount: 100, reviewCount: 40 },
  reviewsDetails: { ratings: { "5": 60, "4": 30, "3": 10, "2": 0, "1": 0 }, showReviews: true },
};

interface World extends Partial<Found> {
  readonly changes?: Parameters<typeof testProduct>[0];
  readonly code?: LocaleCode;
  readonly failed?: Needs;
  /** The day in the address. */
  readonly date?: string;
}

const similar = { collection: 1001, limit: 12, subCategories: [] };

/** The page of product 7 on 22 November 2026. */
function createProductPage({ changes = {}, code = "en", failed = {}, date, ...found }: World = {}) {
  const all: Found = {
    productDetails: [[{ id: 7 }, testProduct({ ...night, ...changes })]],
    variants: [[{ id: 7 }, [testVariant()]]],
    variantCalendars: [
      [
        { id: 7 },
        { dates: { "2026-11-25": offer(2400), "2026-11-26": offer(2000) }, startDate: undefined, endDate: undefined },
      ],
    ],
    reviews: [
      [
        { id: 7, limit: 3 },
        { reviews: [review], total: 1, nextOffset: undefined },
      ],
    ],
    inventories: [[{ id: 7, forDays: 14 }, [start]]],
    landmarks: [[{ city: "ROME" }, []]],
    rankings: [
      [
        similar,
        {
          products: [
            testProduct({ id: 7 }),
            testProduct({ id: 8, name: "Day tour" }),
            testProduct({ id: 9, price: undefined }),
          ],
          total: 3,
          city: undefined,
        },
      ],
    ],
    ...found,
  };
  const snapshot = testSnapshot({ found: all, failed, readAt: Date.parse("2026-11-22T12:00:00Z") });
  return {
    fields: v.parse(experienceSchema, { tgid: 7 }),
    page: testPage({ snapshot, locale: locales[code], path: ["night-tour-e-7"], view: { ...defaultView, date } }),
  };
}

function renderPage(world: World = {}) {
  return render(<ProductPage {...createProductPage(world)}>slices</ProductPage>).container;
}

const never = { cancellable: false, upToMinutes: undefined } as const;

const section = (name: string) => within(screen.getByRole("region", { name }));

describe("what it costs", () => {
  it("X4: free cancellation has a deadline by the venue's clocks, with a calendar file", () => {
    renderPage();
    expect(screen.getByText(/^Free cancellation until Tue 24 Nov, 18:00 \(Rome time\)/).textContent).toContain(
      "for Wed 25 Nov, 18:00",
    );
    const file = decodeURIComponent(screen.getByRole("link", { name: "Add to calendar" }).getAttribute("href") ?? "");
    expect(file).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN:VCALENDAR\r\n/);
    expect(file).toContain("DTSTART:20261124T170000Z");
  });

  it("X4: what the page says of a deadline is true until then, and caches know that", () => {
    const { fields, page } = createProductPage();
    expect(product.trueUntil?.(fields, page)).toBe(Date.UTC(2026, 10, 24, 17));
    const late = createProductPage({
      changes: { cancellation: never },
      variants: [[{ id: 7 }, [testVariant({ cancellation: never })]]],
    });
    expect(product.trueUntil?.(late.fields, late.page)).toBeUndefined();
  });

  it("X4: a deadline that has passed is said, and never a slogan", () => {
    renderPage({ inventories: [[{ id: 7, forDays: 14 }, [{ ...start, startDate: "2026-11-22" }]]] });
    expect(screen.queryByText(/^Free cancellation until/)).toBeNull();
    expect(screen.getByText(/no longer possible for the next start time/)).toBeDefined();
  });

  it("X4: where the next start can't be cancelled for free, the first that can be is named", () => {
    const starts = [{ ...start, startDate: "2026-11-22" }, start];
    renderPage({ inventories: [[{ id: 7, forDays: 14 }, starts]] });
    expect(screen.getByText(/^Free cancellation until Tue 24 Nov, 18:00/)).toBeDefined();
  });

  it.each([
    ["can't be cancelled", { cancellation: never }, /Free cancellation/],
    ["has no set day", { openDated: true }, /^Free cancellation until/],
  ])("A7: a variant that %s has no deadline", (_title, changes, promise) => {
    renderPage({ variants: [[{ id: 7 }, [testVariant(changes)]]] });
    expect(screen.queryByText(promise)).toBeNull();
  });

  it("X4: a page whose default variant can't be cancelled promises it nowhere, beside the table of variants", () => {
    const fixed = { cancellation: never, reschedule: { reschedulable: true, upToMinutes: 720 } };
    const page = renderPage({ variants: [[{ id: 7 }, [testVariant({ id: 2 }), testVariant({ id: 1, ...fixed })]]] });
    expect(section("Good to know").getByText(/^No cancellation, but you can reschedule up to 12 hours/)).toBeDefined();
    page.querySelector("#options")?.remove();
    expect(page.textContent).not.toContain("Free cancellation");
  });

  it("X4: texts of a page speak of a product with the policies of its default variant", () => {
    const { fields, page } = createProductPage({ variants: [[{ id: 7 }, [testVariant({ cancellation: never })]]] });
    const about = product.about?.(fields, page.snapshot, page) ?? [];
    expect(about.map(({ id, cancellation }) => [id, cancellation])).toEqual([[7, never]]);
  });

  it("X4: an open-dated ticket has the right of withdrawal, and a way to use it", () => {
    const contractParty = { name: "Tessera Ltd", address: "", email: "help@tessera.example", isTrader: true };
    renderPage({ changes: { allVariantsOpenDated: true, facts: { contractParty } } });
    expect(screen.getByText(/withdraw from the purchase within 14 days/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Withdraw by email" }).getAttribute("href")).toBe(
      "mailto:help@tessera.example",
    );
  });

  it("X1: the reference of a reduced price is named, with its day", () => {
    renderPage();
    expect(screen.getByText("Lowest price in the 30 days before the reduction: €30, on 02 Nov 2026")).toBeDefined();
    expect(screen.getByText("All taxes and fees are included.")).toBeDefined();
  });

  it("X1: a price that is converted says so once, with both currencies", () => {
    const price = { final: euros(2909), original: euros(2909), cashbackPercent: 0, convertedFrom: "GBP" } as const;
    renderPage({ changes: { price } });
    expect(screen.getAllByText(/^Converted from/).map(({ textContent }) => textContent)).toEqual([
      "Converted from GBP. You’ll be charged in EUR.",
    ]);
  });

  it("P25, W146: all months are in one sheet, which the panel opens", () => {
    const dates = { "2026-11-25": offer(2400), "2026-12-01": offer(2400), "2027-01-02": offer(2000) };
    renderPage({ variantCalendars: [[{ id: 7 }, { dates, startDate: undefined, endDate: undefined }]] });
    expect(document.querySelectorAll("#dates[popover] table")).toHaveLength(3);
    expect(document.querySelector("#booking button[popovertarget=dates]")?.textContent).toBe("Choose a date");
  });

  it("P16, X1: each kind of traveller has a price with ages, and usual parties a total", () => {
    renderPage();
    const prices = section("Prices for your group");
    expect(prices.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Adult 18 and over, maximum 9 per booking",
      "Child 4 to 17 years",
      "2 adults",
      "2 adults, 1 child",
      "2 adults, 2 children",
    ]);
    expect(prices.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "€24",
      "€12",
      "€48",
      "€60",
      "€72",
    ]);
  });

  it("P17: groups have tiers", () => {
    const groups = [
      { from: 1, to: 4, price: euros(20_000), originalPrice: euros(20_000), availability: open },
      { from: 5, to: 8, price: euros(30_000), originalPrice: euros(30_000), availability: open },
    ];
    renderPage({ inventories: [[{ id: 7, forDays: 14 }, [{ ...start, persons: [], groups }]]] });
    const tiers = section("Prices for your group");
    expect(tiers.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Group of 1 to 4",
      "Group of 5 to 8",
    ]);
  });

  it("X27: a transfer is no tour, and has no form that requests one", () => {
    const groups = [{ from: 1, to: 4, price: euros(5_800), originalPrice: euros(5_800), availability: open }];
    const inventories = [[{ id: 7, forDays: 14 }, [{ ...start, persons: [], groups }]]] as const;
    const airport = { airport: "FCO", airportName: { text: "Fiumicino" }, freeWaiting: 60, beforeFlight: 120 };
    renderPage({ inventories });
    expect(screen.queryByRole("heading", { name: "Request a group booking" })).not.toBeNull();
    cleanup();
    renderPage({ inventories, changes: { transfer: { ...airport, directions: ["from-airport"] } } });
    expect(screen.queryByRole("heading", { name: "Request a group booking" })).toBeNull();
  });

  it("F3, F4, J17, X27: groups have a form that knows their limits, tours, languages and price", async () => {
    const groups = [
      { from: 2, to: 4, price: euros(20_000), originalPrice: euros(20_000), availability: open },
      { from: 5, to: 8, price: euros(30_000), originalPrice: euros(30_000), availability: open },
    ];
    renderPage({ inventories: [[{ id: 7, forDays: 14 }, [{ ...start, persons: [], groups }]]] });
    const form = section("Request a group booking");
    const options = (label: string) =>
      [...form.getByLabelText(label).querySelectorAll("option")].map(({ textContent }) => textContent);
    expect(options("Tour")).toEqual(["Morning Tour", "Afternoon Tour"]);
    expect(options("Language of the tour")).toEqual(["English", "French", "Spanish", "Italian"]);
    const adults = form.getByLabelText("Adults");
    fireEvent.focusIn(adults);
    await waitFor(() => expect(document.querySelector("[data-ready]")).not.toBeNull());
    const price = () => document.querySelector("output")?.textContent;
    expect(price()).toBe("Price for your group: from €200");
    fireEvent.input(adults, { target: { value: "9" } });
    expect(form.getByText("* Maximum group size is 8 (adult + children)", { selector: "[data-problem]" }).hidden).toBe(
      false,
    );
    expect(price()).toBe("");
    fireEvent.input(adults, { target: { value: "1" } });
    expect(form.getByText("* Minimum group size is 2 (adult + children)", { selector: "[data-problem]" }).hidden).toBe(
      false,
    );
    fireEvent.input(adults, { target: { value: "5" } });
    expect(price()).toBe("Price for your group: from €300");
    fireEvent.click(form.getByRole("button", { name: "Send request" }));
    expect(form.getByText("Please enter your first and last name").hidden).toBe(false);
  });

  describe("on a day beyond the next starts", () => {
    const group = (minor: number) => [
      { from: 1, to: 4, price: euros(minor), originalPrice: euros(minor), availability: open },
    ];
    const days = ["2026-11-25", "2026-12-20"] as const;
    const dates = Object.fromEntries(days.map((day) => [day, { ...offer(20_000), primaryPax: "GROUP" }]));
    const starts = [
      { ...start, persons: [], groups: group(20_000) },
      { ...start, startDate: days[1], persons: [], groups: group(22_000) },
    ];
    const calendar = { dates, startDate: days[0], endDate: days[1] };
    const whole = { id: 7, from: days[0], to: days[1] };
    const world: World = {
      variantCalendars: [[{ id: 7 }, calendar]],
      inventories: [[{ id: 7, forDays: 14 }, starts.slice(0, 1)]],
      availabilities: [
        [whole, starts],
        [{ id: 7, from: days[1], to: days[1] }, starts.slice(1)],
      ],
    };
    const price = () => document.querySelector("output")?.textContent;

    it("X27: the price of a group is that of the chosen day", async () => {
      renderPage(world);
      const form = section("Request a group booking");
      fireEvent.focusIn(form.getByLabelText("Adults"));
      await waitFor(() => expect(document.querySelector("[data-ready]")).not.toBeNull());
      fireEvent.input(form.getByLabelText("Date"), { target: { value: days[1] } });
      expect(price()).toBe("Price for your group: €220");
    });

    it("X27: the day in the address is in the form, with its price, without script", () => {
      renderPage({ ...world, date: days[1] });
      expect(section("Request a group booking").getByLabelText<HTMLInputElement>("Date").value).toBe(days[1]);
      expect(price()).toBe("Group of 1 to 4: €220");
    });

    it("X27: its starts are read in the second round, for what is sold by the group alone", () => {
      const listAvailabilityNeeds = (changes: World) => {
        const { fields, page } = createProductPage(changes);
        return [...(product.followUp?.(fields, page.snapshot, page)["availabilities"]?.keys() ?? [])];
      };
      expect([listAvailabilityNeeds(world), listAvailabilityNeeds({})]).toEqual([[`7//${days.join("/")}`], []]);
    });
  });

  it("A8: what is sold by the person has no form for groups", () => {
    renderPage();
    expect(screen.queryByRole("region", { name: "Request a group booking" })).toBeNull();
  });

  it("P25, W146: each free day leads to the panel of that day; the cheapest is named", () => {
    const page = renderPage();
    expect(screen.getByText("Cheapest date: 26 Nov 2026, €20")).toBeDefined();
    const links = [...page.querySelectorAll("#dates td a")];
    const named = links.filter(({ textContent }) => textContent === "25 November 2026 €24");
    expect(links.map(({ textContent }) => textContent)).toContain("26 November 2026 €20 lowest price");
    expect(named.map((link) => link.getAttribute("href"))).toEqual(["?date=2026-11-25#booking"]);
  });
});

describe("W122: days that can't be booked", () => {
  it("have a reason for screen readers, but for days beyond the calendar", () => {
    const [first, last] = ["2026-11-25", "2026-11-27"] as const;
    const calendar = { dates: { [first]: offer(2400), [last]: offer(2400) }, startDate: first, endDate: last };
    const page = renderPage({ variantCalendars: [[{ id: 7 }, calendar]] });
    const texts = [...page.querySelectorAll("#dates td")].map(({ textContent }) => textContent);
    expect(texts.filter((text) => /^(?:26|28)\b/.test(text))).toEqual(["26 not available", "28"]);
  });
});

describe("P15, X7: several variants", () => {
  const variants = [
    testVariant({ id: 1, name: "Entry", queue: "STANDARD", inclusions: ["Ticket"] }),
    testVariant({
      id: 2,
      name: "Fast",
      queue: "FAST_TRACK",
      inclusions: ["Ticket", "Map"],
      tourIds: [12],
      cancellation: { cancellable: false, upToMinutes: undefined },
    }),
  ];
  const rows = () =>
    section("Compare the options")
      .getAllByRole("row")
      .map((row) =>
        [...row.children].map((cell) => cell.querySelector("svg")?.getAttribute("aria-label") ?? cell.textContent),
      );

  it("are one table of what differs", () => {
    renderPage({ variants: [[{ id: 7 }, variants]] });
    expect(rows().slice(1)).toEqual([
      ["Entry", "Standard entry", "Fast track"],
      ["Free cancellation", "Free cancellation up to 24 hours before the start", "No"],
      ["Map", "No", "Yes"],
      ["Cancel free until (Rome time)", "Tue 24 Nov, 18:00for Wed 25 Nov, 18:00", "–"],
      ["Next available dates", "Wed 25 NovWed 25 NovThu 26 NovThu 26 Nov", "Sold out for now"],
    ]);
  });

  it("C21, C23: a variant's day leads to the booking of both, phones at another step", () => {
    const page = renderPage({ variants: [[{ id: 7 }, variants]] });
    const links = [...page.querySelectorAll("#options td a")].map((link) => link.getAttribute("href"));
    expect(links.slice(0, 2)).toEqual([
      "https://book.tessera.example/book/7/?date=2026-11-25&variantId=1",
      "https://book.tessera.example/book/7/select/pax/?date=2026-11-25&variantId=1",
    ]);
  });

  it("C21: no variant has a day where nothing can be booked", () => {
    const page = renderPage({ variants: [[{ id: 7 }, variants]], changes: { price: undefined } });
    expect(page.querySelectorAll("#options td a")).toHaveLength(0);
  });

  it("explain each of their words once", () => {
    renderPage({ variants: [[{ id: 7 }, variants]] });
    const glossary = screen.getByText("What these words mean").closest("details");
    expect([...(glossary?.querySelectorAll("dt") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Standard entry",
      "Fast track",
    ]);
  });

  it("are one column where only their names differ, and no row where all have the same deadline", () => {
    const day = testVariant({ id: 1, name: "Day", guideLanguages: ["en"] });
    const alike = testVariant({ id: 2, name: "Daytime", guideLanguages: ["en"] });
    const german = testVariant({ id: 3, name: "German", guideLanguages: ["de"] });
    renderPage({ variants: [[{ id: 7 }, [day, alike, german]]] });
    expect(rows()).toEqual([
      ["Compare the options", "DayDaytime", "German"],
      ["Languages", "English", "German"],
      ["Next available dates", "Wed 25 NovWed 25 NovThu 26 NovThu 26 Nov", "Wed 25 NovWed 25 NovThu 26 NovThu 26 Nov"],
    ]);
    const links = [...document.querySelectorAll("#options td a")].map((link) => link.getAttribute("href"));
    expect([links[0], links[4]]).toEqual([
      "https://book.tessera.example/book/7/?date=2026-11-25",
      "https://book.tessera.example/book/7/?date=2026-11-25&variantId=3",
    ]);
  });

  it("are no table where there is one", () => {
    renderPage();
    expect(screen.queryByRole("region", { name: "Compare the options" })).toBeNull();
  });
});

describe("what one wants to know", () => {
  it("P20, P21, P22, P23, P24: facts are there as far as they are known", () => {
    renderPage({
      changes: {
        facts: {
          guideLanguages: ["en", "it"],
          commentary: ["AUDIO"],
          accessibility: ["STEP_FREE"],
          cutOff: { type: "START_TIME", minutesBefore: 90 },
          confirmation: "within-20-minutes",
          itinerary: [{ name: { text: "Arena floor" }, minutes: 30, admission: "INCLUDED", poiId: undefined }],
        },
      },
    });
    for (const text of ["English, Italian", "Audio commentary", "Step-free", "1 hour 30 minutes before the start"])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getAllByText("Within 20 minutes")).toHaveLength(2);
    expect(section("Itinerary").getByRole("listitem").textContent).toBe("Arena floor30 minutes, entry included");
  });

  it("are omitted where the provider does not say", () => {
    renderPage();
    for (const name of ["Itinerary", "Meeting point", "Who you buy from"])
      expect(screen.queryByRole("region", { name })).toBeNull();
  });

  it.each([
    [{ type: "FIXED_TIME", time: "18:00", daysBefore: 0 }, "18:00 on the day"],
    [{ type: "FIXED_TIME", time: "18:00", daysBefore: 1 }, "18:00 the day before"],
    [{ type: "FIXED_TIME", time: "18:00", daysBefore: 3 }, "18:00, 3 days before"],
    [{ type: "OPENING_TIME", minutesBefore: 0 }, "At opening time"],
    [{ type: "CLOSING_TIME", minutesBefore: 60 }, "1 hour before closing"],
  ] as const)("P23: %j is %s", (cutOff, text) => {
    renderPage({ changes: { facts: { cutOff } } });
    expect(screen.getByText(text)).toBeDefined();
  });

  const startLocation = {
    latitude: 41.89,
    longitude: 12.49,
    address: "Piazza 1",
    postalCode: "00184",
    cityName: "Rome",
    countryName: "Italy",
  };

  it("P18: the meeting point is on our own map", () => {
    renderPage({ changes: { startLocation } });
    expect(screen.getByRole("figure", { name: "Map: Piazza 1" })).toBeDefined();
    expect(section("Meeting point").getByText("Piazza 1, 00184 Rome")).toBeDefined();
  });

  it("P19: a pick-up is a text or a list of places, in the language they are sent in, and a long list is folded", () => {
    const point = (text: string) => ({
      name: { text, lang: "en", dir: "ltr" } as const,
      latitude: 41.9,
      longitude: 12.5,
    });
    const show = (pickUp: Product["facts"]["pickUp"]) =>
      renderPage({ changes: { facts: { ...testProduct().facts, pickUp } } });
    const none = { text: "" };
    show({ text: { text: "At your hotel." }, points: [] });
    expect(section("Pick-up points").getByText("At your hotel.")).toBeDefined();
    expect(section("Pick-up points").queryByRole("list")).toBeNull();
    cleanup();
    show({
      text: none,
      points: [point("Termini"), { name: { text: "Lepanto" }, latitude: undefined, longitude: undefined }],
    });
    const termini = section("Pick-up points").getByRole("link", { name: "Termini" });
    expect(termini.getAttribute("href")).toContain("mlat=41.9&mlon=12.5");
    expect(termini.querySelector("[lang]")?.getAttribute("lang")).toBe("en");
    expect(section("Pick-up points").queryByRole("link", { name: "Lepanto" })).toBeNull();
    cleanup();
    show({ text: none, points: ["a", "b", "c", "d", "e", "f"].map(point) });
    expect(section("Pick-up points").getByText("All pick-up points").closest("details")?.open).toBe(false);
    cleanup();
    show(undefined);
    expect(screen.queryByRole("heading", { name: "Pick-up points" })).toBeNull();
  });

  it("P18, C10: a show is in a venue, and has no meeting point", () => {
    renderPage({ changes: { startLocation, show: testShow() } });
    expect(screen.queryByRole("heading", { name: "Meeting point" })).toBeNull();
    expect(section("Venue").getByText("Piazza 1, 00184 Rome")).toBeDefined();
  });

  it("P18: what is around the meeting point is on the map and in words", () => {
    const north = { name: { text: "Fountain" }, latitude: 41.899, longitude: 12.49 };
    const east = { name: { text: "Station" }, latitude: 41.89, longitude: 12.495 };
    renderPage({ changes: { startLocation }, landmarks: [[{ city: "ROME" }, [north, east]]] });
    const rows = section("Meeting point").getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Station410 m east, 7 min on foot",
      "Fountain1 km north, 17 min on foot",
    ]);
    const onMap = screen.getByRole("figure", { name: "Map: Piazza 1" }).querySelectorAll("[aria-hidden] bdi");
    expect([...onMap].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["Piazza 1", "Station", "Fountain"]),
    );
  });

  it("P18: what is around the meeting point is read with what is similar, in the second round", () => {
    const { fields, page } = createProductPage({ changes: { startLocation } });
    const second = product.followUp?.(fields, page.snapshot, page) ?? {};
    expect([...(second.landmarks?.keys() ?? [])]).toEqual(["ROME"]);
    expect(second.rankings?.size).toBe(1);
  });

  it("X3, P13: operator, contract party, proof and the venue's own price are named", () => {
    renderPage({
      changes: {
        facts: {
          operator: { name: "Arena Tours", address: "Via 1, Rome" },
          contractParty: { name: "Tessera Ltd", address: "", email: "help@tessera.example", isTrader: false },
          officialTicket: { issuer: "The Park", proof: "agreement 12", verifiedOn: "2026-11-01" },
          officialPrice: { amount: euros(1800), asOf: "2026-11-02" },
        },
      },
    });
    expect(
      section("Who you buy from")
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Arena Tours, Via 1, Rome",
      "Tessera Ltd",
      "Not a trader: consumer law may not apply",
      "help@tessera.example",
      "Issued by The Park. Proof: agreement 12, checked on 01 Nov 2026.",
      "€18, as of 02 Nov 2026",
    ]);
    const badge = screen.getByRole("link", { name: "Official ticket" });
    expect(badge.getAttribute("href")).toBe(`#${screen.getByRole("region", { name: "Who you buy from" }).id}`);
  });

  it("P13: what is not an official ticket has no badge that says so", () => {
    renderPage();
    expect(screen.queryByText("Official ticket")).toBeNull();
  });

  it("A4: ratings are a histogram, and reviews are in the page's language where they are translated", () => {
    renderPage();
    const reviews = section("Reviews");
    expect(reviews.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "60",
      "30",
      "10",
      "0",
      "0",
    ]);
    expect(reviews.getByText("A wonderful view.").tagName).toBe("BLOCKQUOTE");
    expect(reviews.getByText(/verified booking/).textContent).toBe("Marta · 05 Oct 2026 · verified booking");
  });

  it("X5: a spread that does not add up to the ratings is not shown", () => {
    renderPage({ changes: { rating: { average: 4.5, ratingCount: 101, reviewCount: 40 } } });
    expect(section("Reviews").queryAllByRole("definition")).toEqual([]);
    expect(section("Reviews").getByText("A wonderful view.")).toBeDefined();
  });

  it("A4: ratings and reviews that may not be shown are not", () => {
    const reviewsDetails = {
      ratings: { "5": 1, "4": 0, "3": 0, "2": 0, "1": 0 },
      showRatings: false,
      showReviews: false,
    };
    renderPage({ changes: { reviewsDetails } });
    expect(screen.queryByRole("region", { name: "Reviews" })).toBeNull();
  });
});

describe("P8: what to look at next", () => {
  it("is bookable, and another product", () => {
    renderPage();
    const links = section("You may also like").getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["Day tour · Book now"]);
  });
});

describe("the gallery", () => {
  const image = (name: string, isDrawing: boolean) => ({
    url: `https://media.example/${name}.webp`,
    alt: { text: name },
    width: 1600,
    height: 1000,
    dominantColor: undefined,
    isDrawing,
  });
  /** The script of the viewer, in which the pictures are, loads first. */
  const renderGallery = async (images: readonly ProductImage[], code: LocaleCode = "en") => {
    renderPage({ code, changes: { images } });
    await waitFor(() => expect(document.querySelector("[data-picture]")).not.toBeNull());
  };
  const shown = () => {
    const props = document.querySelector("x-island[name='gallery/Viewer']")?.getAttribute("props") ?? "";
    return [...props.matchAll(/"alt":"(.*?)"/g)].map(([, alt]) => alt);
  };

  it("W130: has photographs alone, five at most", async () => {
    const photographs = ["a", "b", "c", "d", "e"].map((name) => image(name, false));
    await renderGallery([image("poster", true), image("arena", false), ...photographs]);
    expect(shown()).toEqual(["arena", "a", "b", "c", "d"]);
  });

  it("W130: has one illustration where there is no photograph", async () => {
    await renderGallery([image("sketch", true), image("plan", true)]);
    expect(shown()).toEqual(["sketch"]);
  });

  const readMaxWidth = (name: string) => screen.getByRole("link", { name: new RegExp(name) }).style.maxInlineSize;

  it("shows no picture wider than its original, nor than the part of it that is shown", async () => {
    const small = { ...image("arena", false), width: 600, height: 450 };
    const flat = { ...image("arch", false), width: 1600, height: 400 };
    const unknown = { ...image("wall", false), width: undefined, height: undefined };
    await renderGallery([small, flat, unknown]);
    expect(["arena", "arch", "wall"].map(readMaxWidth)).toEqual(["600px", "600px", ""]);
  });

  it.each([
    [1, ["816px"]],
    [2, ["404px", "404px"]],
    [3, ["544px", "268px", "268px"]],
    [5, ["544px", "268px", "268px", "268px", "268px"]],
  ])("%i pictures have these widths on a desktop: %j", async (count, widths) => {
    await renderGallery(Array.from({ length: count }, (_, index) => image(`${index}`, false)));
    const images = [...document.querySelectorAll<HTMLImageElement>("x-island[name='gallery/Viewer'] img")];
    expect(images.map(({ sizes }) => sizes)).toEqual(widths.map((width) => `(min-width: 768px) ${width}, 70vw`));
  });

  it("X16: a picture's words in another language say so, and are in no label of this one", async () => {
    const english = { ...image("arena", false), alt: { text: "The arena", lang: "en" } };
    await renderGallery([english], "pl");
    const picture = screen.getByAltText("The arena");
    expect(picture.lang).toBe("en");
    expect(picture.closest("a")?.getAttribute("aria-label")).toBe("Otwórz zdjęcie 1 z 1");
  });
});

describe("X1, X4: the day in the address", () => {
  const late: Inventory = {
    ...start,
    startDate: "2026-11-26",
    startTime: "20:30",
    persons: [person("ADULT", "Adult", 2000)],
  };
  const onDay = (day: string, starts: readonly Inventory[]): World => ({
    date: day,
    availabilities: [[{ id: 7, from: day, to: day }, starts]],
  });
  const chosen = () => screen.queryAllByRole("link", { current: "date" }).map(({ textContent }) => textContent);

  it("has its own deadline, and what a party pays on it", () => {
    renderPage(onDay("2026-11-26", [late]));
    const deadline = screen.getByText(/^Free cancellation until Wed 25 Nov, 20:30 \(Rome time\)/);
    expect(deadline.textContent).toContain("for Thu 26 Nov, 20:30");
    const prices = section("Prices for your group");
    expect(prices.getByText("For Thu 26 Nov, 20:30, including all taxes and fees.")).toBeDefined();
    expect(prices.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["€20", "€40"]);
  });

  it("P2, C23: is booked in one step, for its price, on a phone in another", () => {
    renderPage(onDay("2026-11-26", [late]));
    const panel = document.querySelector("#booking");
    const links = [...(panel?.querySelectorAll("[data-book]") ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Continue · €40", "https://book.tessera.example/book/7/?date=2026-11-26"],
      ["Continue · €40", "https://book.tessera.example/book/7/select/pax/?date=2026-11-26"],
    ]);
    expect(panel?.textContent).toMatch(/€20 per person/);
    expect(chosen()).toEqual([expect.stringMatching(/^26 .*€20/), "Thu 26 Nov"]);
  });

  it("says that its start can't be cancelled for free any more", () => {
    const dates = { "2026-11-22": offer(2400) };
    const today = { ...start, startDate: "2026-11-22" };
    const variantCalendars = [[{ id: 7 }, { dates, startDate: undefined, endDate: undefined }]] as const;
    renderPage({ ...onDay("2026-11-22", [today]), variantCalendars });
    expect(screen.getByText(/Free cancellation is no longer possible for this time/).textContent).toBe(
      "Sun 22 Nov, 18:00 · Free cancellation is no longer possible for this time.",
    );
  });

  it.each([
    ["2026-11-21", "21 Nov 2026 has passed.", []],
    ["2026-11-27", "Everything on 27 Nov 2026 is sold out or unavailable.", [["Privacy policy", "/privacy-policy/"]]],
  ])("E10: leads to the nearest days and to all where it can't be booked: %s", (day, sentence, ofAlert) => {
    renderPage(onDay(day, []));
    const problem = screen.getByRole("heading", { name: /^There is a problem with \d+ Nov 2026$/ }).parentElement;
    expect(problem?.textContent).toContain(sentence);
    const links = [...(problem?.querySelectorAll("a") ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["25 Nov 2026", "?date=2026-11-25#booking"],
      ["26 Nov 2026", "?date=2026-11-26#booking"],
      ...ofAlert,
    ]);
    expect(problem?.querySelector("button[popovertarget=dates]")?.textContent).toBe("View all dates");
    expect(chosen()).toEqual([]);
  });

  it("X15: takes an alert for a day that is sold out, not for one that is over", () => {
    renderPage(onDay("2026-11-27", []));
    expect(alertFields()).toMatchObject({ product: "7", day: "2026-11-27" });
    expect(screen.getByText("We’ll email you once if tickets for 27 Nov 2026 become available.")).toBeDefined();
    cleanup();
    renderPage(onDay("2026-11-21", []));
    expect(alertFields()).toBeUndefined();
  });

  it("of another variant alone keeps the deadline of the next start, and names it", () => {
    renderPage(onDay("2026-11-26", [{ ...late, tourId: 12 }]));
    expect(screen.getByText(/^Free cancellation until Tue 24 Nov, 18:00/).textContent).toContain("Wed 25 Nov, 18:00");
  });

  it("is chosen beside the prices, without script", () => {
    renderPage();
    const days = within(screen.getByRole("navigation", { name: "Next available dates" })).getAllByRole("link");
    expect(days.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Wed 25 Nov", "?date=2026-11-25#prices"],
      ["Thu 26 Nov", "?date=2026-11-26#prices"],
    ]);
  });

  it("H6: costs one call more, and only where it is chosen", () => {
    const needs = (date?: string) => {
      const { fields, page } = createProductPage(date === undefined ? {} : { date });
      return Object.keys(product.needs?.(fields, page) ?? {});
    };
    expect(needs("2026-11-26").filter((name) => !needs().includes(name))).toEqual(["availabilities"]);
  });
});

describe("X2: the end of booking", () => {
  const cutOff = { type: "START_TIME", minutesBefore: 90 } as const;
  const visit = (startDate: string, time = "18:00") =>
    renderPage({
      changes: { facts: { cutOff } },
      inventories: [[{ id: 7, forDays: 14 }, [{ ...start, startDate, startTime: time }]]],
    });

  it("is a time of today by the venue's clocks, with the start", () => {
    visit("2026-11-22");
    const note = screen.getByText(/^Book by ./).textContent;
    expect(note).toBe("Book by Sun 22 Nov, 16:30 (Rome time) for Sun 22 Nov, 18:00");
  });

  it.each([
    ["2026-11-23", "18:00"],
    ["2026-11-22", "14:00"],
  ])("is not said on another day, nor once it is over: %s %s", (day, time) => {
    visit(day, time);
    expect(screen.queryByText(/^Book by ./)).toBeNull();
  });
});

describe("X1: the next free day", () => {
  const dayLinks = (minor: number, code: LocaleCode = "en") => {
    cleanup();
    const dates = { "2026-11-25": offer(minor), "2026-11-26": offer(2400) };
    renderPage({ code, variantCalendars: [[{ id: 7 }, { dates, startDate: undefined, endDate: undefined }]] });
    const note = (link: HTMLElement) =>
      link.closest("li") !== null && link.closest("ul")?.getAttribute("role") === "list";
    return screen
      .getAllByRole("link")
      .filter((link) => note(link) && /book.*date=2026-11-25/.test(link.getAttribute("href") ?? ""))
      .map(({ textContent }) => textContent);
  };

  it("has its price beside it where that is not the one above", () => {
    expect(dayLinks(3000)).toEqual([
      "Next available date: 25 Nov 2026 · €30",
      "Next available date: 25 Nov 2026 · €30",
    ]);
    expect(dayLinks(3000, "de")[0]).toMatch(/^Nächster verfügbarer Tag: 25\. Nov\. 2026 · 30\s€$/);
  });

  it("has no price where it is the same", () => {
    expect(dayLinks(2400)[0]).toBe("Next available date: 25 Nov 2026");
  });
});

/** Returns what the alert of the page posts; undefined without one. */
function alertFields(): Readonly<Record<string, unknown>> | undefined {
  const form = screen.queryByRole("button", { name: "Notify me" })?.closest("form");
  return form ? Object.fromEntries(new FormData(form)) : undefined;
}

describe("X15: a product that is sold out", () => {
  it("leads to the booking of its next free day in one step", () => {
    renderPage({ changes: { price: undefined } });
    const links = screen.getAllByRole("link", { name: "Next available date: 25 Nov 2026" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "https://book.tessera.example/book/7/?date=2026-11-25",
      "https://book.tessera.example/book/7/select/pax/?date=2026-11-25",
    ]);
  });

  it("takes one alert, for any day", () => {
    renderPage({ date: "2026-11-27", changes: { price: undefined } });
    expect(screen.getAllByText("Tell me when tickets are back")).toHaveLength(1);
    expect(alertFields()).toMatchObject({ product: "7", day: "" });
  });

  it("says so, offers no day, and leads on", () => {
    renderPage({ changes: { price: undefined } });
    expect(screen.getByText("Sold out for now")).toBeDefined();
    expect(document.querySelector("#booking[popover], #dates")).toBeNull();
    expect(screen.getByRole("link", { name: "You may also like" }).getAttribute("href")).toBe("#similar");
  });
});

describe("structured data", () => {
  it("says what the page shows: product, rating, offer, and the way here", () => {
    const { fields, page } = createProductPage();
    const about = product.about?.(fields, page.snapshot, page) ?? [];
    expect(product.structuredData?.(fields, page, about)).toMatchObject([
      { "@type": "Product", aggregateRating: { ratingValue: "4.5" }, offers: { price: "24.00", priceCurrency: "EUR" } },
      {
        "@type": "BreadcrumbList",
        itemListElement: [{ name: "Home", item: "https://www.tessera.example/" }, { position: 2 }],
      },
    ]);
  });
});

it("a calendar that could not be read costs the calendar alone", () => {
  renderPage({ variantCalendars: [], failed: need("variantCalendars", [{ id: 7 }]) });
  expect(document.querySelector("#booking[popover], #dates")).toBeNull();
  expect(screen.getByRole("link", { name: "Book now" }).getAttribute("href")).toBe(
    "https://book.tessera.example/book/7/",
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Colosseum: skip-the-line ticket");
});
