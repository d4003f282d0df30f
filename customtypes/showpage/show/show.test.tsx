import { cleanup, render, screen, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { testCalendar } from "../../../catalog/calendar/calendar.example.ts";
import type { Inventory, Slot } from "../../../catalog/inventory/inventory.ts";
import type { Product } from "../../../catalog/product/product.ts";
import { type LocaleCode, locales } from "../../../i18n/locales.ts";
import { seatMapExample } from "../../../catalog/seating/seating.example.ts";
import { performancesQuery } from "../../../catalog/show/next-performances.ts";
import { mergeNeeds, need } from "../../../catalog/snapshot/needs.ts";
import type { Place } from "../../../renderer/index.ts";
import { testPage, testPlaces } from "../../../tests/support/page-context.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testStart } from "../../../tests/support/test-start.ts";
import { testShow } from "../../../tests/support/test-show.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { defaultView } from "../../../routing/view.ts";
import { parseViewQuery, parseViewSegment } from "../../../routing/view-registry.ts";
import * as bar from "../../../ui/primitives/bottom-bar.css.ts";
import * as buttons from "../../../ui/primitives/links.css.ts";
import { showSchema } from "../fields.ts";
import { BookingBox } from "./panel/BookingBox.tsx";
import { show } from "./index.ts";
import { performanceNeeds } from "./performances/performance-data.ts";
import { showFacts } from "./show-facts.ts";
import { ShowPage } from "./ShowPage.tsx";
import { views } from "../../../app/_composition/views.ts";

const startLocation = {
  latitude: 51.5,
  longitude: -0.1,
  address: "4 Wick Street, London",
  postalCode: "WC2H 0AA",
  cityName: "London",
  countryName: "United Kingdom",
};
const price = { minor: 3250, currency: "EUR" } as const;
const start = { endTime: undefined, tourId: 1, price, originalPrice: price } as const;
const availability = { kind: "UNLIMITED", remaining: undefined } as const;
const slots: readonly Slot[] = [
  { ...start, startDate: "2026-11-24", startTime: "19:30", availability },
  { ...start, startDate: "2026-11-29", startTime: "15:00", availability },
];

/** A calendar that begins after two weeks. */
const far = testCalendar("2027-01-11", "2027-02-01");

const ages = { ageFrom: undefined, ageTo: undefined, min: undefined, max: undefined };

const readAt = Date.parse("2026-11-21T12:00:00Z");

const bookableStart: Inventory = {
  tourId: 1,
  startDate: "2026-11-24",
  startTime: "19:30",
  endTime: undefined,
  availability,
  persons: [{ pax: "GENERAL", name: "Seat", ...ages, price, originalPrice: price, availability }],
  groups: [],
};

/** The page of product 7 on 21 November 2026. */
function showPage(changes: Partial<Product>, entered: object = {}, code: LocaleCode = "en", starts = slots) {
  const product = testProduct({ id: 7, timeZone: "Europe/London", startLocation, show: testShow(), ...changes });
  const found = { products: [[{ id: 7 }, product] as const], slots: [[performancesQuery(7), starts] as const] };
  const missing = performanceNeeds(7, { view: defaultView });
  const snapshot = testSnapshot({ found, missing, readAt });
  const fields = v.parse(showSchema, { tgid: 7, show_name: "The Lighthouse", ...entered });
  return { fields, page: testPage({ snapshot, locale: locales[code] }) };
}

function renderShow(...args: Parameters<typeof showPage>) {
  const { container } = render(<ShowPage {...showPage(...args)}>slices</ShowPage>);
  const facts = [...container.querySelectorAll("dl > div")].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent),
  );
  return Object.fromEntries(facts);
}

it("one poster per show everywhere: its page has the picture that its cards have", () => {
  const product = testProduct({ id: 7 });
  renderShow({});
  const poster = screen.getAllByRole("img").at(0);
  expect(product.images[0]?.url).toBeDefined();
  expect(poster?.getAttribute("src")).toContain(product.images[0]?.url.split("?", 1)[0]);
});

it("I8: shows the way to the show, by its city and category, and search engines read the same", () => {
  const { fields, page: without } = showPage({});
  const placePath = ({ category, venue }: Place) =>
    venue === undefined ? (category === undefined ? "/london/" : "/london/shows/") : undefined;
  const page = { ...without, path: ["lighthouse"], places: testPlaces({ findPath: placePath }) };
  render(
    <ShowPage fields={fields} page={page}>
      slices
    </ShowPage>,
  );
  const way = within(screen.getByRole("navigation", { name: "You are here" }));
  const names = way.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names).toHaveLength(4);
  expect([names.at(0), names.at(-1)]).toEqual(["Home", "The Lighthouse"]);
  const list = show.structuredData?.(fields, page, [])?.find((node) => node["@type"] === "BreadcrumbList");
  expect(list).toMatchObject({ itemListElement: names.map((name, index) => ({ name, position: index + 1 })) });
});

it("D9: what the provider says a show is about is shown, unless an editor wrote it in blocks", () => {
  const highlights = { lines: ["A lamp that will not light"], lang: "en" };
  renderShow({ highlights }, {}, "ja");
  const list = screen.getByRole("region", { name: "見どころ" });
  expect(within(list).getByText("A lamp that will not light").closest("[lang]")?.getAttribute("lang")).toBe("en");
  cleanup();
  const blocks = [
    { type: "heading2", text: "About show", spans: [] },
    { type: "paragraph", text: "A night in London.", spans: [] },
  ];
  renderShow({ highlights }, { blocks });
  expect(screen.queryByText("A lamp that will not light")).toBeNull();
});

it("C12: the theatre's name leads to its page where there is one", () => {
  const { fields, page } = showPage({});
  const placeLink = ({ venue }: Place) => ({ href: `/theatres/${venue}/`, hrefLang: "en" });
  render(
    <ShowPage fields={fields} page={{ ...page, places: testPlaces({ findLink: placeLink }) }}>
      {null}
    </ShowPage>,
  );
  expect(screen.getByRole("link", { name: /^Old Vane/ }).getAttribute("href")).toBe("/theatres/old-vane/");
});

describe("the show page's facts", () => {
  it("D11: are the product's, whatever the document says", () => {
    const entered = {
      theatre_name: "New Vane",
      theatre_address: "Candle Lane",
      duration_minutes: 90,
      interval_minutes: 5,
      age_limit: "12 and over",
    };
    expect(renderShow({}, entered)).toEqual({
      Venue: "Old Vane 4 Wick Street, London WC2H\u00a00AA",
      "Running time": "2 hours 35 minutes, including an interval of 20 minutes",
      Age: "8 and over",
      Seats: "1,180",
      "Performances, next two weeks": "Sun\u00A015:00; Tue\u00A019:30",
      "Next performance": "Tue 24 Nov, 19:30; ends at about 22:05",
      "Cancellation and changes": "Free cancellation up to 72 hours before the start",
    });
  });

  it.each<[string, Partial<Product>, string | undefined]>([
    [
      "can't be cancelled",
      { cancellation: { cancellable: false, upToMinutes: undefined } },
      "No cancellation and no rescheduling",
    ],
    ["can't be booked", { price: undefined }, undefined],
  ])("X4: state what becomes of a booking where one cannot come: a show that %s", (_title, changes, terms) => {
    expect(renderShow(changes)["Cancellation and changes"]).toBe(terms);
  });

  it("D11: are the document's where the provider sends none", () => {
    const entered = {
      theatre_name: "New Vane",
      theatre_address: "Candle Lane",
      duration_minutes: 90,
      age_limit: "12 and over",
      closing_date: "2027-05-29",
    };
    expect(renderShow({ show: undefined, startLocation: undefined }, entered)).toMatchObject({
      Venue: "New Vane Candle Lane",
      "Running time": "1 hour 30 minutes",
      Age: "12 and over",
      "Last performance": "29 May 2027",
    });
  });

  const blocks = [
    ["Theatre", "New Vane", [{ type: "hyperlink", start: 0, end: 8, data: { link_type: "Web", url: "/vane/" } }]],
    ["Duration", "about two hours"],
    ["Age limit", "12 and over"],
    ["Closing date", "29-05-2027"],
    ["Map", "https://map.example/"],
  ].flatMap(([label, text, spans = []]) => [
    { type: "heading5", text: label, spans: [] },
    { type: "paragraph", text, spans },
  ]);

  it("D9: are those of the document's blocks where neither provider nor fields have them", () => {
    expect(renderShow({ show: undefined, startLocation: undefined }, { blocks })).toMatchObject({
      Venue: "New Vane Map",
      "Running time": "about two hours",
      Age: "12 and over",
      "Last performance": "29 May 2027",
    });
    expect(renderShow({}, { blocks })).toMatchObject({ Age: "8 and over" });
  });

  it("D9: link the theatre's name and its map", () => {
    renderShow({}, { blocks });
    const readHref = (name: RegExp | string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(readHref(/^Old Vane/)).toBe("/vane/");
    expect(readHref("Map")).toBe("https://map.example/");
  });

  it.each([
    [{ opening: "2020-03-01", closing: "2026-06-30", reopening: "2026-09-01" }, undefined],
    [{ opening: "2020-03-01", closing: "2026-11-30", reopening: "2027-03-01" }, undefined],
    [{ opening: "2020-03-01", closing: "2027-05-29" }, "29 May 2027"],
  ])("D12: have a last performance only where no run is after it: %j", (dates, last) => {
    expect(renderShow({ show: testShow({ dates }) })["Last performance"]).toBe(last);
  });

  it("D11: say that a show has two parts", () => {
    expect(renderShow({ show: testShow({ parts: 2, intervalMinutes: 0 }) })["Running time"]).toBe(
      "2 hours 35 minutes, in two parts",
    );
  });

  it.each([
    ["ja", "2時間35分（休憩20分を含む）、二部作", "日\u00A015:00、火\u00A019:30"],
    ["ar", /، في جزأين$/, "الأحد\u00A015:00؛ الثلاثاء\u00A019:30"],
    ["cn", /（含中场休息20分钟），分上下两部$/, "周日\u00A015:00；周二\u00A019:30"],
  ] as const)("D11: are lists with the signs of the language (%s)", (code, duration, performances) => {
    const facts = Object.values(renderShow({ show: testShow({ parts: 2 }) }, {}, code));
    expect(facts[1]).toMatch(duration);
    expect(facts).toContain(performances);
  });

  it("P28, X19: end a next performance after its running time, which has the interval in it", () => {
    expect(renderShow({ show: testShow({ runningMinutes: 90 }) })).toMatchObject({
      "Running time": "1 hour 30 minutes, including an interval of 20 minutes",
      "Next performance": "Tue 24 Nov, 19:30; ends at about 21:00",
    });
    expect(renderShow({ show: testShow({ parts: 2 }) })["Next performance"]).toBe("Tue 24 Nov, 19:30");
    expect(renderShow({ price: undefined })["Next performance"]).toBeUndefined();
  });

  it("X19: say how long before the start the doors open", () => {
    expect(renderShow({ show: testShow({ doorsMinutes: 45 }) })["Doors open"]).toBe("45 minutes before the start");
    expect(renderShow({ show: testShow() })["Doors open"]).toBeUndefined();
  });

  it("P28: have the day of a next performance that is further away than two weeks", () => {
    const { fields, page } = showPage({});
    const found = { products: [[{ id: 7 }, testProduct({ id: 7, show: testShow() })] as const] };
    const nextIn = (query: string) => {
      const view = parseViewSegment(views, parseViewQuery(views, query)) ?? defaultView;
      const calendars = [
        [[...(performanceNeeds(7, { view }).calendars?.values() ?? [])][0] ?? { id: 7 }, far] as const,
      ];
      const nextAvailable = [[{ id: 7 }, "2027-02-01"] as const];
      const later = query === "" ? {} : { nextAvailable };
      const missing = mergeNeeds([need("slots", [performancesQuery(7)]), performanceNeeds(7, { view })]);
      const snapshot = testSnapshot({ found: { ...found, calendars, ...later }, missing, readAt });
      expect(Object.keys(show.followUp?.(fields, snapshot, { ...page, view }) ?? {})).toEqual(Object.keys(later));
      const facts = showFacts({ fields, page: { ...page, view, snapshot } });
      return facts.find(({ term }) => term === "Next performance")?.value;
    };
    expect(nextIn("")).toBe("11 Jan 2027");
    expect(nextIn("from=2027-03-01")).toBe("01 Feb 2027");
  });

  it("P28: have no next performance today once those of today are over", () => {
    const { fields, page } = showPage({});
    const calendar = testCalendar("2026-11-21", "2027-01-11");
    const found = {
      products: [[{ id: 7 }, testProduct({ id: 7, show: testShow() })] as const],
      calendars: [...(performanceNeeds(7, page).calendars?.values() ?? [])].map((query) => [query, calendar] as const),
    };
    const slotsOfWeeks = need("slots", [performancesQuery(7)]);
    const describeNextPerformance = (states: object) => {
      const snapshot = testSnapshot({ found, readAt, ...states });
      return showFacts({ fields, page: { ...page, snapshot } }).find(({ term }) => term === "Next performance")?.value;
    };
    expect(describeNextPerformance({ missing: slotsOfWeeks })).toBe("11 Jan 2027");
    expect(describeNextPerformance({ failed: slotsOfWeeks })).toBe("21 Nov 2026");
  });

  it.each([
    ["en", "Rush tickets", "At the box office from 10:00 on the day"],
    ["en", "Ticket lottery", "Enter by 15:00 (London time) on the day before"],
    ["id", "Undian tiket", "Daftar sampai pukul 15.00 (waktu London) sehari sebelum pertunjukan"],
  ] as const)("P27: list rush tickets and lotteries (%s, %s)", (code, term, value) => {
    const dayTickets = [
      { kind: "RUSH", time: "10:00" },
      { kind: "LOTTERY", time: "15:00" },
    ] as const;
    expect(renderShow({ show: testShow({ dayTickets }), cityName: { text: "London" } }, {}, code)[term]).toBe(value);
    expect(renderShow({ show: testShow() }, {}, code)[term]).toBeUndefined();
  });

  it("P28, X20: come with warnings and rules as chips", () => {
    renderShow({ show: testShow({ warnings: ["HAZE"], latecomers: "AT_PAUSE", dressCode: "NONE" }) });
    const chips = screen.getByRole("list", { name: "Good to know" });
    expect([...chips.children].map(({ textContent }) => textContent)).toEqual([
      "Haze",
      "Latecomers are seated at a suitable break",
      "No dress code",
    ]);
  });

  it("A2: come with its rating, good or poor", () => {
    renderShow({ rating: { average: 2.4, ratingCount: 12, reviewCount: 3 } });
    expect(screen.getByText("Rated 2.4 out of 5 from 12 ratings")).toBeDefined();
  });
});

it("D12: a show without a type is of its product's kind: ballet, cabaret, comedy, musicals or another", () => {
  const subCategory = { id: 7004, name: { text: "Ballet" } };
  renderShow({ subCategory });
  expect(screen.getByText(/^Ballet/)).toBeDefined();
  renderShow({ subCategory }, { show_type: "Dance" });
  expect(screen.getByText("Dance")).toBeDefined();
});

describe("X19: the evening around a show", () => {
  const venue = {
    getting_home: [
      { fact: "Night trains run on Fridays.", source: "Wiener Linien" },
      { fact: "From [price tgid=7]", source: "Wiener Linien" },
    ],
    places_to_eat: [
      { name: "Far Market", location: { latitude: 51.51, longitude: -0.1 }, source: "market.example" },
      { name: "Near Café", address: "1 Row", location: { latitude: 51.501, longitude: -0.1 }, source: "cafe.example" },
      { name: "Nobody’s", location: { latitude: 51.5, longitude: -0.1 }, source: "" },
      { name: "Somewhere", location: {}, source: "cafe.example" },
    ],
  };
  const query = { type: "venue_page", uid: "www.tessera.example.theatres.old-vane" };

  function pageWithTheatre(documents: readonly object[]) {
    const { fields, page } = showPage({});
    const product = testProduct({ id: 7, timeZone: "Europe/London", startLocation, show: testShow() });
    const listed = documents.map((data) => ({
      id: "v",
      type: "venue_page",
      lang: "en-us",
      tags: [],
      data: { ...data },
    }));
    const found = {
      products: [[{ id: 7 }, product] as const],
      slots: [[performancesQuery(7), slots] as const],
      documents: [[query, listed] as const],
    };
    const snapshot = testSnapshot({ found, missing: performanceNeeds(7, { view: defaultView }), readAt });
    const places = testPlaces({
      findPath: (place) => (place.venue === "old-vane" ? "/theatres/old-vane/" : undefined),
    });
    return { fields, page: { ...page, snapshot, places } };
  }

  it("is read from the page of its theatre, with what else a second round reads", () => {
    const { fields, page } = pageWithTheatre([venue]);
    expect([...(show.followUp?.(fields, page.snapshot, page).documents?.values() ?? [])]).toEqual([query]);
  });

  it("has places to eat, nearest first, with the walk and the source, and the way home", () => {
    render(<ShowPage {...pageWithTheatre([venue])}>slices</ShowPage>);
    const places = within(screen.getByRole("region", { name: "Places to eat nearby" }));
    expect(places.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Near Café, 1 Row140 m, about 2 min on footSource: cafe.example",
      "Far Market1.4 km, about 19 min on footSource: market.example",
      "SomewhereSource: cafe.example",
    ]);
    const home = within(screen.getByRole("region", { name: "Getting home after the show" }));
    expect(home.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Night trains run on Fridays.Source: Wiener Linien",
    ]);
  });

  it("is omitted where the page of the theatre lacks the language or says nothing", () => {
    render(<ShowPage {...pageWithTheatre([])}>slices</ShowPage>);
    render(<ShowPage {...pageWithTheatre([{}])}>slices</ShowPage>);
    expect(screen.queryByRole("region", { name: /Places to eat|Getting home/ })).toBeNull();
  });
});

describe("C10, X19: the performances of a show, as search engines read them", () => {
  const listStructuredNodes = (...args: Parameters<typeof showPage>) => {
    const { fields, page } = showPage(...args);
    return show.structuredData?.(fields, page, show.about?.(fields, page.snapshot, page) ?? []) ?? [];
  };
  const address = "https://www.tessera.example/";

  it("are an event each, with the offset of their zone, of the run, in the house with its address", () => {
    const [, theatre, run, first, second] = listStructuredNodes({
      subCategory: { id: 7006, name: { text: "Ballet" } },
    });
    expect(theatre).toMatchObject({
      "@type": "PerformingArtsTheater",
      address: { streetAddress: "4 Wick Street, London" },
    });
    expect(run).toMatchObject({ "@type": "EventSeries", "@id": `${address}#run` });
    expect(first).toMatchObject({
      "@type": "DanceEvent",
      startDate: "2026-11-24T19:30:00+00:00",
      duration: "PT155M",
      eventStatus: "https://schema.org/EventScheduled",
      typicalAgeRange: "8-",
      location: { "@id": `${address}#theatre` },
      superEvent: { "@id": `${address}#run` },
      workPerformed: { "@id": `${address}#work` },
      offers: {
        price: "32.50",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
        url: expect.stringMatching(/^https:\/\/book\.tessera\.example\/.*date=2026-11-24$/),
      },
    });
    expect(second).toMatchObject({ startDate: "2026-11-29T15:00:00+00:00" });
  });

  it("are sold out only where no tour of the start has places, and have the lowest price of those that have", () => {
    const tour = (minor: number, kind: "UNLIMITED" | "CLOSED", startTime = "19:30"): Slot => ({
      ...start,
      startDate: "2026-11-24",
      startTime,
      price: { minor, currency: "EUR" },
      availability: { kind, remaining: undefined },
    });
    const tours = [tour(3000, "CLOSED"), tour(9000, "UNLIMITED"), tour(12_000, "UNLIMITED")];
    const nodes = listStructuredNodes({}, {}, "en", [
      ...tours,
      tour(3000, "CLOSED", "20:30"),
      tour(9000, "CLOSED", "20:30"),
    ]);
    const offers = nodes.flatMap(({ startDate, offers: offer }) => (typeof startDate === "string" ? [offer] : []));
    expect(offers).toMatchObject([
      { availability: "https://schema.org/InStock", price: "90.00" },
      { availability: "https://schema.org/SoldOut" },
    ]);
    expect(offers[1]).not.toHaveProperty("price");
  });

  it("D12: are of the run that they are in, and not of the one after a break", () => {
    const dates = { opening: "2020-03-01", closing: "2026-11-30", reopening: "2027-03-01" };
    expect(listStructuredNodes({ show: testShow({ dates }) })).toContainEqual(
      expect.objectContaining({ "@type": "EventSeries", startDate: "2020-03-01", endDate: "2026-11-30" }),
    );
  });

  it("D11: have the name that the page has as its heading, and the provider's where an editor entered none", () => {
    const listNodeNames = (entered: object) =>
      listStructuredNodes({ name: { text: "The Lighthouse (London)" } }, entered).map(
        (node) => "name" in node && node.name,
      );
    const named = "The Lighthouse";
    expect(listNodeNames({})).toEqual([named, "Old Vane", named, named, named, false]);
    expect(listNodeNames({ show_name: "" }).at(0)).toBe("The Lighthouse (London)");
  });

  it.each([
    ["the address of the house is unknown", { startLocation: undefined }],
    ["it can't be booked", { price: undefined }],
  ])("are none where %s", (_title, changes) => {
    expect(listStructuredNodes(changes).map((node) => node["@type"])).toEqual(["Product", "BreadcrumbList"]);
  });
});

describe("X4, X19: the page of a show is true until", () => {
  const findTrueUntil = (query: string, changes: Partial<Product>, now: string) => {
    const { fields, page } = showPage(changes);
    const view = parseViewSegment(views, parseViewQuery(views, query)) ?? defaultView;
    const until = show.trueUntil?.(fields, { ...page, view, snapshot: { ...page.snapshot, readAt: Date.parse(now) } });
    return until === undefined ? undefined : new Date(until).toISOString();
  };
  const never = { cancellation: { cancellable: false, upToMinutes: undefined } };

  it.each([
    ["the day ends in its city", "", {}, "2026-11-23T12:00:00Z", "2026-11-24T00:00:00.000Z"],
    ["its next performance begins", "", {}, "2026-11-24T12:00:00Z", "2026-11-24T19:30:00.000Z"],
    ["the day ends, once that has begun", "", {}, "2026-11-24T19:30:00Z", "2026-11-25T00:00:00.000Z"],
    [
      "the chosen performance begins, which can't be cancelled",
      "date=2026-11-24&time=18:00",
      never,
      "2026-11-24T12:00:00Z",
      "2026-11-24T18:00:00.000Z",
    ],
    [
      "the chosen performance can't be cancelled any more",
      "date=2026-11-27&time=18:00",
      {},
      "2026-11-24T12:00:00Z",
      "2026-11-24T18:00:00.000Z",
    ],
    [
      "the day ends in New York",
      "",
      { timeZone: "America/New_York" },
      "2026-11-24T02:00:00Z",
      "2026-11-24T05:00:00.000Z",
    ],
  ])("%s", (_title, query, changes, now, expected) => {
    expect(findTrueUntil(query, changes, now)).toBe(expected);
  });
});

describe("booking a show", () => {
  /** The next step in the bar of a phone. */
  const book = () => document.querySelector(`.${bar.fixedBar} > :last-child > :is(a, button)`);
  const findOfferNode = (...args: Parameters<typeof showPage>) => {
    const { fields, page } = showPage(...args);
    const [node] = show.structuredData?.(fields, page, show.about?.(fields, page.snapshot, page) ?? []) ?? [];
    return node?.["offers"];
  };

  /** The filled buttons of the phone's bar, and of the panel for other screens and a phone. */
  const listFilled = () =>
    [...document.querySelectorAll(`.${buttons.tone.primary.split(" ").join(".")}`)].map((button) => {
      const target = button.getAttribute("href") ?? `opens ${button.getAttribute("popovertarget")}`;
      return `${button.textContent} → ${target}`;
    });

  it.each([
    [
      "",
      ["Choose a date → opens dates", "Choose a date → opens dates"],
      "Lowest price in the 30 days before the reduction €30 from €24",
    ],
    [
      "from=2027-01-01",
      ["Choose a date → #dates", "Choose a date → #dates", "Choose a date → #dates"],
      "Lowest price in the 30 days before the reduction €30 from €24",
    ],
    [
      "date=2026-11-23",
      ["Choose a date → opens dates", "Choose a date → opens dates"],
      "Lowest price in the 30 days before the reduction €30 from €24",
    ],
    ["date=2026-11-24", ["Choose a time → opens booking", "Choose a time → #starts"], "from €48.99"],
    [
      "date=2026-11-24&time=19:30",
      [
        "Continue · €65 → https://book.tessera.example/book/7/select/pax/?date=2026-11-24",
        "Continue · €65 → https://book.tessera.example/book/7/?date=2026-11-24",
        "Continue · €65 → https://book.tessera.example/book/7/select/pax/?date=2026-11-24",
      ],
      "from €32.50",
    ],
  ] as const)("C10, W149: at ?%s bar and panel have the filled button %j, and the price %s", (query, steps, text) => {
    const view = parseViewSegment(views, parseViewQuery(views, query)) ?? defaultView;
    const needs = performanceNeeds(7, { view });
    const found = {
      products: [[{ id: 7 }, testProduct({ id: 7, timeZone: "Europe/London", show: testShow() })] as const],
      calendars: [...(needs.calendars?.values() ?? [])].map((each) => [each, testCalendar("2026-11-24")] as const),
      availabilities: [...(needs.availabilities?.values() ?? [])].map((each) => [each, [bookableStart]] as const),
    };
    const snapshot = testSnapshot({ found, readAt });
    render(<BookingBox fields={v.parse(showSchema, { tgid: 7 })} page={testPage({ snapshot, view })} />);
    expect(listFilled()).toEqual(steps);
    expect(document.body.textContent).toContain(text);
  });

  it.each([
    ["its seats, where a chosen start can be booked", "UNLIMITED", "Choose seats · 2 × £45 → #seats", 3],
    ["the calendar, where it is sold out, whatever seats the house has", "CLOSED", "Choose a date → opens dates", 2],
  ] as const)("E4, P26, W149: leads to %s", (_title, kind, step, count) => {
    const view = parseViewSegment(views, parseViewQuery(views, "date=2026-12-01&time=19:30")) ?? defaultView;
    const needs = performanceNeeds(7, { view });
    const starts = [testStart({ availability: { kind, remaining: undefined } })];
    const product = testProduct({ id: 7, timeZone: "Europe/London", flowType: "SEATMAP", show: testShow() });
    const found = {
      products: [[{ id: 7 }, product] as const],
      calendars: [...(needs.calendars?.values() ?? [])].map((each) => [each, testCalendar("2026-12-01")] as const),
      availabilities: [...(needs.availabilities?.values() ?? [])].map((each) => [each, starts] as const),
      seatMaps: [[{ id: 7, date: "2026-12-01", time: "19:30" }, seatMapExample] as const],
    };
    const snapshot = testSnapshot({ found, readAt });
    render(<BookingBox fields={v.parse(showSchema, { tgid: 7 })} page={testPage({ snapshot, view })} />);
    expect(listFilled()).toEqual(Array.from({ length: count }, () => step));
    expect(document.querySelector(`.${bar.fixedBar}`)?.textContent).toContain(step.split(" → ")[0]);
  });

  it("X1: the price of a day includes what is charged on top, and has no reference", () => {
    const view = parseViewSegment(views, parseViewQuery(views, "date=2026-11-24")) ?? defaultView;
    const charged = { extraCharges: { minor: 400, currency: "EUR" }, includesExtraCharges: false } as const;
    const calendar = testCalendar("2026-11-24");
    const dates = Object.entries(calendar.dates).map(([date, day]) => [date, { ...day, ...charged }] as const);
    const found = {
      products: [[{ id: 7 }, testProduct({ id: 7, timeZone: "Europe/London", show: testShow() })] as const],
      calendars: [...(performanceNeeds(7, { view }).calendars?.values() ?? [])].map(
        (each) => [each, { ...calendar, dates: Object.fromEntries(dates) }] as const,
      ),
    };
    const missing = { availabilities: performanceNeeds(7, { view }).availabilities ?? new Map() };
    const snapshot = testSnapshot({ found, missing, readAt });
    render(<BookingBox fields={v.parse(showSchema, { tgid: 7 })} page={testPage({ snapshot, view })} />);
    expect(document.body.textContent).toContain("from €52.99");
  });

  it("E4: is possible while it has a price", () => {
    renderShow({});
    expect(book()).not.toBeNull();
    expect(findOfferNode({})).toBeDefined();
  });

  it.each([
    ["2026-11-21", null],
    ["2026-11-24", "Reopens today"],
  ])("D12, E3: says that it reopens today, %s, only while something of today can be booked", (reopening, note) => {
    const { fields, page } = showPage({ show: testShow({ dates: { reopening } }) });
    const snapshot = { ...page.snapshot, readAt: Date.parse(`${reopening}T12:00:00Z`) };
    render(<BookingBox fields={fields} page={testPage({ snapshot })} />);
    expect(book()).not.toBeNull();
    expect(screen.queryByText("Reopens today")?.textContent ?? null).toBe(note);
  });

  it("D12, E3: says nothing of today where no performance of the next two weeks can be booked", () => {
    const { fields, page } = showPage({ show: testShow({ dates: { reopening: "2026-12-20" } }) });
    const snapshot = { ...page.snapshot, readAt: Date.parse("2026-12-20T12:00:00Z") };
    render(<BookingBox fields={fields} page={testPage({ snapshot })} />);
    expect(book()).not.toBeNull();
    expect(screen.queryByText("Reopens today")).toBeNull();
  });

  it.each([
    ["without a price", { price: undefined }, {}, "Sold out for now"],
    ["after its closing date", { show: testShow({ dates: { closing: "2026-11-20" } }) }, {}, "Show closed"],
    ["after the closing date of its document", {}, { closing_date: "2026-11-20" }, "Show closed"],
  ])("D12, E4: is not possible %s, and no price is offered", (_name, changes, entered, note) => {
    renderShow(changes, entered);
    expect(screen.getByText(note)).toBeDefined();
    expect(book()).toBeNull();
    expect(findOfferNode(changes, entered)).not.toHaveProperty("price");
  });

  it.each([
    ["opening", { opening_date: "2026-12-05" }, {}, "Opening on 05 Dec 2026"],
    ["opening tomorrow", { opening_date: "2026-11-22" }, {}, "Opens tomorrow"],
    ["reopening", {}, { dates: { reopening: "2026-12-05", closing: "2026-10-01" } }, "Reopening on 05 Dec 2026"],
  ])("E3: says when it is %s, and can be booked", (_name, entered, changes, note) => {
    renderShow({ show: testShow(changes) }, entered);
    expect(screen.getByText(note)).toBeDefined();
    expect(book()).not.toBeNull();
  });
});

describe("facts that contradict the provider's", () => {
  const found = (entered: object) => {
    const { fields, page } = showPage({ show: testShow({ dates: { closing: "2027-01-10" } }) }, entered);
    return (show.findings?.(fields, page.snapshot, page) ?? []).map(({ code, message }) => `${code}: ${message}`);
  };

  it.each([
    ["theatre_name", "New Vane", "Old Vane"],
    ["theatre_address", "Candle Lane", "4 Wick Street, London WC2H\u00a00AA"],
    ["duration_minutes", 90, "155"],
    ["interval_minutes", 15, "20"],
    ["closing_date", "2027-05-29", "2027-01-10"],
  ])("are a finding with both values: %s", (field, entered, sent) => {
    const message = `In "${field}" the document says "${entered}", the provider says "${sent}".`;
    expect(found({ [field]: entered })).toEqual([expect.stringContaining(`fact-contradicted: ${message}`)]);
  });

  it("compares an age by its number", () => {
    expect(found({ age_limit: "Recommended from 12" })).toEqual([expect.stringContaining('says "12"')]);
  });

  it.each([
    [{ theatre_name: "old vane" }],
    [{ theatre_address: "4 Wick Street" }],
    [{ duration_minutes: 155, interval_minutes: 20, age_limit: "8 and over", closing_date: "2027-01-10" }],
    [{}],
  ])("are none where they agree: %j", (entered) => {
    expect(found(entered)).toEqual([]);
  });
});

describe("D12: days that the provider does not send", () => {
  const listFindingCodes = (entered: object, dates: object = {}) => {
    const { fields, page } = showPage({ show: testShow({ dates }) }, entered);
    return (show.findings?.(fields, page.snapshot, page) ?? []).map(({ code, message }) => [code, message]);
  };
  const details = (label: string, text: string) => [
    { type: "heading5", text: label, spans: [] },
    { type: "paragraph", text, spans: [] },
  ];

  it.each([
    ["closing_date", "2026-11-20", { closing_date: "2026-11-20" }],
    ["blocks", "2026-11-20", { blocks: details("Closing date", "20-11-2026") }],
    ["opening_date", "2026-12-05", { opening_date: "2026-12-05" }],
  ])("are a finding, as lists can't know them: %s", (field, text, entered) => {
    const message = `In "${field}" the document says "${text}", the provider says nothing. Lists and the theatre's page go by the provider.`;
    expect(listFindingCodes(entered)).toEqual([["date-unknown-to-lists", message]]);
  });

  it.each([
    ["that the provider sends too", { closing_date: "2026-11-20" }, { closing: "2026-11-20" }],
    ["on which it opened long ago", { opening_date: "2020-03-01" }, {}],
    ["that nobody entered", {}, {}],
  ])("are no finding where they are days %s", (_title, entered, dates) => {
    expect(listFindingCodes(entered, dates)).toEqual([]);
  });
});
