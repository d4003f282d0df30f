import { render, screen, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { ListedDocument } from "../../../catalog/document/document.ts";
import { daysOfWeek, type PointOfInterest } from "../../../catalog/sight/point-of-interest.ts";
import { locales } from "../../../i18n/locales.ts";
import { asLocalized } from "../../../i18n/localized-text.ts";
import { need } from "../../../catalog/snapshot/needs.ts";
import type { PageContext } from "../../../renderer/index.ts";
import { testPage, testPlaces } from "../../../tests/support/page-context.ts";
import { testCity } from "../../../tests/support/test-city.ts";
import { testCollection } from "../../../tests/support/test-collection.ts";
import { testSight } from "../../../tests/support/test-sight.ts";
import { testSightDocument } from "../../../tests/support/test-sight-document.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { contentSchema } from "../fields.ts";
import { AttractionPage } from "./AttractionPage.tsx";
import { attraction } from "./index.ts";

const said = { source: "Britannica", checked_on: "2026-11-16" };
const levels = {
  crowd_levels: [
    { days: "Every day", from: 8, to: 17, level: "Crowded" },
    { days: "Monday to Friday", from: 8, to: 10, level: "Pleasant" },
    { days: "Saturday and Sunday", from: 10, to: 14, level: "Very crowded" },
  ],
  season_levels: [
    { from: 11, to: 2, level: "Low" },
    { from: 3, to: 10, level: "Peak" },
  ],
  levels_source: "Our editors",
  levels_checked_on: "2026-11-16",
};
const entered = {
  heading: [{ type: "heading1", text: "Visiting the Colosseum", spans: [] }],
  tagged_page_type: "Attraction",
  sight: 1,
};
const history = testSightDocument("rome.guide.history", "History", { topic: "About: History" });
const forum = testSightDocument("rome.forum", "Roman Forum", {
  tagged_page_type: "Attraction",
  sight: 3,
  part_of: 1,
});
const aroundTheSight = [
  { name: asLocalized("Arch of Constantine"), latitude: 41.8895, longitude: 12.487 },
  { name: asLocalized("Colosseo metro station"), latitude: 41.8914, longitude: 12.4918 },
];
const own = testSightDocument("rome.guide", "Visiting the Colosseum", { tagged_page_type: "Attraction" });

interface Case {
  readonly fields?: object;
  readonly sight?: Partial<PointOfInterest>;
  readonly documents?: readonly ListedDocument[];
  readonly landmarks?: typeof aroundTheSight;
  readonly page?: Partial<PageContext>;
  readonly readAt?: string;
}

const monday = "2026-11-23T12:00:00Z";
const rome = { address: "", postalCode: "", cityName: "Rome", countryName: "Italy", latitude: 41.89, longitude: 12.48 };

/** The page, by default on Monday, 23 November 2026. */
function createCase({ fields = {}, sight = {}, documents = [own], landmarks = aroundTheSight, ...given }: Case = {}) {
  const { page = {}, readAt = monday } = given;
  const snapshot = testSnapshot({
    found: {
      pois: [[{ id: 1 }, testSight(sight)]],
      cities: [[{ code: "ROME" }, testCity()]],
      collections: [[{ id: 1001 }, testCollection({ id: 1001, name: "Colosseum tickets" })]],
      documents: [[{ type: "content_page", tag: "sight-1" }, documents]],
      landmarks: [[{ city: "ROME" }, landmarks]],
    },
    readAt: Date.parse(readAt),
  });
  const place = { city: "ROME", country: "IT", collection: 1001, sight: 1 };
  return {
    fields: v.parse(contentSchema, { ...entered, ...fields }),
    page: testPage({ snapshot, place, path: ["rome", "guide"], ...page }),
  };
}

const show = (given: Case = {}) => render(<AttractionPage {...createCase(given)}>{null}</AttractionPage>);
const region = (name: string) => within(screen.getByRole("region", { name }));
const facts = () =>
  region("Quick information")
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("C4: quick information", () => {
  it("is the provider's, then what editors entered, formatted for the language", () => {
    const rows = [
      { fact: "Recommended duration", from: 60, to: 120, ...said },
      { fact: "Expected wait", from: 30, to: 90, ...said },
      { fact: "Expected wait, skip the line", to: 15, ...said },
      { fact: "Entrances", from: 2, ...said },
      { fact: "Visitors per year", from: 12_000_000, ...said },
      { fact: "Size", text: "189 × 156 m", ...said },
    ];
    show({ fields: { facts: rows } });
    expect(facts()).toEqual([
      ["Address", "Piazza del Colosseo 1, 00184\u00a0Rome"],
      ["Recommended duration", "1–2 hours"],
      ["Opening hours this season", "08:30 to 16:30"],
      ["Expected wait", "30 minutes to 1 hour 30 minutes"],
      ["Expected wait with a skip-the-line ticket", "up to 15 minutes"],
      ["Entrances", "2"],
      ["Visitors per year", "12,000,000"],
      ["UNESCO World Heritage since", "1980"],
      ["Architectural style", "Roman"],
      ["Height", "48 m"],
      ["Size", "189 × 156 m"],
    ]);
  });

  it("has the provider's value where an editor entered another", () => {
    show({
      fields: {
        facts: [
          { fact: "Height", from: 50, ...said },
          { fact: "UNESCO year", from: 1981, ...said },
        ],
      },
    });
    expect(facts()).toContainEqual(["Height", "48 m"]);
    expect(facts()).toContainEqual(["UNESCO World Heritage since", "1980"]);
  });

  it.each([
    ["a source", { fact: "Size", text: "189 m", checked_on: "2026-11-16" }],
    ["a date", { fact: "Size", text: "189 m", source: "Britannica" }],
  ])("omits an entered fact without %s", (_what, row) => {
    show({ fields: { facts: [row] } });
    expect(facts().map(([term]) => term)).not.toContain("Size");
  });

  it("says of each fact who says it, and when that was read", () => {
    const link = { link_type: "Web", url: "https://www.britannica.com/topic/Colosseum" };
    show({ fields: { facts: [{ fact: "Size", text: "189 × 156 m", ...said, source_link: link }] } });
    const sources = region("Quick information").getByRole("group").textContent;
    expect(sources).toContain("Size: Britannica, as of 16 Nov 2026");
    expect(sources).toContain("Height: Our ticket partner’s data, as of 23 Nov 2026");
    expect(screen.getByRole("link", { name: "Britannica" }).getAttribute("href")).toBe(link.url);
  });
});

describe("X16: on a page from right to left", () => {
  it.each([
    ["en", undefined],
    ["ar", "ltr"],
  ] as const)("in %s an address in Latin letters has the direction %j", (code, direction) => {
    show({ page: { locale: locales[code] } });
    const address = document.querySelector("#facts dd");
    expect(address?.textContent).toContain("Piazza del Colosseo 1, 00184");
    expect(address?.querySelector("span")?.dir).toBe(direction);
  });

  it.each([
    ["روما", "Piazza del Colosseo 1, 00184 Roma", "it"],
    ["تيفولي", "Piazza del Colosseo 1, 00184 تيفولي", ""],
  ])("C4: an address whose town is %s there is %j: of the page's city it is in one script", (cityName, text, lang) => {
    const location = { ...rome, address: "Piazza del Colosseo 1", postalCode: "00184", cityName };
    show({ page: { locale: locales.ar }, sight: { location } });
    const address = document.querySelector<HTMLElement>("#facts dd span");
    expect([address?.textContent.replaceAll("\u00a0", " "), address?.lang, address?.dir]).toEqual([text, lang, "ltr"]);
  });
});

describe("D19, C5: when it is full", () => {
  const row = (name: string) => within(screen.getByRole("row", { name })).getAllByRole("cell");
  const words = (name: string) => row(name).map(({ textContent }) => textContent);

  it("is a table of weekdays and hours, each level in words; outside of the opening hours and after the last entry it is closed", () => {
    show({ fields: levels });
    const pleasant = ["Pleasant", "Pleasant"];
    const crowded = (count: number) => Array.from({ length: count }, () => "Crowded");
    expect(words(`Tue ${[...pleasant, ...crowded(6)].join(" ")}`)).toEqual([...pleasant, ...crowded(6)]);
    expect(screen.getByRole("row", { name: /^Mon( Closed){8}$/ })).toBeDefined();
    expect(screen.getByRole("row", { name: /^Sat Crowded Crowded( Very crowded){4}/ })).toBeDefined();
  });

  it("is a table of months: low, mid or peak", () => {
    show({ fields: levels });
    const year = within(screen.getByRole("table", { name: "How busy it is by month" }));
    const cells = year.getAllByRole("cell").map(({ textContent }) => textContent);
    expect(cells).toEqual(["Low season", "Low season", ...Array(8).fill("Peak season"), "Low season", "Low season"]);
  });

  it.each(["levels_source", "levels_checked_on"])("is omitted without %s", (name) => {
    show({ fields: { ...levels, [name]: null } });
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("region", { name: "When to go" })).toBeNull();
  });
});

describe("X8: when to go", () => {
  it("names three slots from tomorrow on, with their reasons", () => {
    show({ fields: levels });
    const slots = [...document.querySelectorAll("#when-to-go ol > li")].map(({ textContent }) => textContent);
    expect(slots).toHaveLength(3);
    const [text] = slots;
    expect(text).toMatch(/^Tuesday 1 December08:30 to 10:00PleasantLow seasonNo public holiday/);
    expect(text).toContain("In daylight: sunset at 16:4");
    expect(text).toMatch(/December in Rome: 4 to 13.°C, 8 days with rain/u);
  });

  it.each([
    [[{ fact: "Recommended duration", from: 30, ...said }], "09:30"],
    [[], "09:00"],
  ])("leaves the time that a visit takes before the sight closes, an hour where nobody says: %j", (rows, end) => {
    const days = daysOfWeek.map((day) => ({ day, closed: false, opens: "08:30", closes: "10:00" }) as const);
    const open = days.map((day) => ({ ...day, lastEntry: undefined }));
    const schedules = [{ startDate: "2026-11-01", endDate: "2026-12-31", days: open }];
    show({ fields: { ...levels, facts: rows }, sight: { schedules } });
    const [row] = within(region("When to go").getByRole("table")).getAllByRole("row").slice(1);
    expect(row?.textContent).toContain(`08:30 to 10:0008:30 to ${end}Pleasant`);
  });

  it("has all 14 days with opening times, holidays and daylight", () => {
    show({ fields: levels });
    const calendar = region("When to go").getByRole("table");
    const rows = within(calendar).getAllByRole("row").slice(1);
    expect(rows).toHaveLength(14);
    expect(rows[0]?.textContent).toMatch(/^Tue 24 Nov08:30 to 16:3008:30 to 10:00Pleasant07:\d\d to 16:\d\d$/);
    expect(rows.at(6)?.textContent).toContain("Mon 30 NovClosed");
  });

  it("says how far the city is whose weather it is, where that is not near", () => {
    show({ fields: levels, sight: { location: { ...rome, cityName: "Tivoli", latitude: 43.69 } } });
    const [slot] = document.querySelectorAll("#when-to-go ol > li");
    expect(slot?.textContent.replaceAll("\u00a0", " ")).toMatch(/December in Rome: .*\. Rome is 200 km away$/);
  });

  it("names a public holiday in the language of the page", () => {
    show({ fields: levels, readAt: "2026-12-01T12:00:00Z", page: { locale: locales.ja } });
    expect(document.querySelector("#when-to-go")?.textContent).toContain("無原罪の聖母の祝日");
    expect(document.querySelector("#when-to-go [lang=it]")).toBeNull();
  });

  it("says which days are public holidays, and names no quiet time on them", () => {
    show({ fields: levels, readAt: "2026-12-01T12:00:00Z" });
    const rows = [...region("When to go").getByRole("table").querySelectorAll("tr")];
    const holidays = rows.map(({ textContent }) => textContent).filter((text) => text.includes("Public holiday"));
    expect(holidays).toEqual([expect.stringMatching(/8 DecPublic holiday: Immaculate Conception/)]);
    const quiet = [...document.querySelectorAll("#when-to-go ol > li")].map(({ textContent }) => textContent);
    expect(quiet.filter((text) => text?.includes("8 December"))).toEqual([]);
    expect(quiet).toHaveLength(3);
  });
});

describe("C5: around the sight", () => {
  it("has fun facts with their source, and none without", () => {
    show({ fields: { fun_facts: [{ text: "It had an awning.", ...said }, { text: "It sank." }] } });
    expect(region("Fun facts").getByText("It had an awning.")).toBeDefined();
    expect(screen.queryByText("It sank.")).toBeNull();
  });

  it("says how to plan a visit, in the words of its editors", () => {
    show({ fields: { plan_visit: [{ type: "paragraph", text: "Bring an identity document.", spans: [] }] } });
    expect(region("Plan your visit").getByText("Bring an identity document.")).toBeDefined();
  });

  it("has no plan where its editors wrote none", () => {
    show();
    expect(screen.queryByRole("region", { name: "Plan your visit" })).toBeNull();
    expect(screen.getByRole("region", { name: "Quick information" })).toBeDefined();
  });

  it("links to the sights that belong to it, and to the pages around it", () => {
    show({ documents: [own, history, forum] });
    const targets = (name: string) =>
      region(name)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    expect(targets("Also part of this attraction")).toEqual(["/rome/forum/"]);
    expect(targets("More about this attraction")).toEqual(["/rome/guide/history/"]);
  });

  it("leads to the tickets of the sight, where this site has a page of them", () => {
    show({
      page: { places: testPlaces({ findPath: ({ collection }) => (collection === 1001 ? "/colosseum/" : undefined) }) },
    });
    expect(screen.getByRole("link", { name: "Tickets and prices" }).getAttribute("href")).toBe("/colosseum/");
  });

  it("has no link to tickets where this site has no page of them", () => {
    show();
    expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Tickets and prices" })).toBeNull();
  });

  it("has the sight that it is part of on the way to it", () => {
    const placePath = ({ sight }: { readonly sight?: number | undefined }) => (sight === 9 ? "/forums/" : undefined);
    const { fields, page } = createCase({
      fields: { part_of: 9 },
      page: { places: testPlaces({ findPath: placePath }) },
    });
    expect([...(attraction.needs?.(fields, page).pois?.values() ?? [])]).toEqual([{ id: 1 }, { id: 9 }]);
    const snapshot = testSnapshot({
      found: {
        pois: [
          [{ id: 1 }, testSight()],
          [{ id: 9 }, testSight({ id: 9, name: asLocalized("Imperial forums") })],
        ],
        cities: [[{ code: "ROME" }, testCity()]],
        collections: [[{ id: 1001 }, testCollection()]],
        documents: [[{ type: "content_page", tag: "sight-1" }, [own]]],
        landmarks: [[{ city: "ROME" }, aroundTheSight]],
      },
    });
    show({ fields: { part_of: 9 }, page: { places: testPlaces({ findPath: placePath }), snapshot } });
    const way = within(screen.getByRole("navigation", { name: "You are here" }));
    expect(way.getByRole("link", { name: "Imperial forums" }).getAttribute("href")).toBe("/forums/");
  });

  it("P18: is on a map with what is around it: how far, which way and how long on foot", () => {
    show();
    const map = within(screen.getByRole("figure", { name: "Map: Colosseum" }));
    const rows = map.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows).toHaveLength(2);
    expect(rows.join()).toMatch(/Colosseo metro station\d+.m .*Arch of Constantine\d+.m /u);
  });

  it("P18: a sight without neighbors is on the map of its country", () => {
    show({ landmarks: [] });
    const map = within(screen.getByRole("figure", { name: "Map: Colosseum" }));
    expect(map.queryAllByRole("listitem")).toEqual([]);
    expect(map.getByText("Italy")).toBeDefined();
  });

  it("X26: has the address as one shows it to a driver, in the language of the country", () => {
    show();
    const phrase = screen.getByText("Per favore, mi porti a questo indirizzo:");
    expect(phrase.getAttribute("lang")).toBe("it");
    expect(phrase.closest("div")?.textContent).toContain("Piazza del Colosseo 1, 00184\u00a0Roma");
    expect(screen.getByRole("figure", { name: "Map: Colosseum" })).toBeDefined();
  });

  it("shows what its document says while the provider is down", () => {
    const snapshot = testSnapshot({
      failed: {
        ...need("pois", [{ id: 1 }]),
        ...need("cities", [{ code: "ROME" }]),
        ...need("collections", [{ id: 1001 }]),
      },
      found: { documents: [[{ type: "content_page", tag: "sight-1" }, [own]]] },
    });
    show({ page: { snapshot }, fields: { facts: [{ fact: "Size", text: "189 × 156 m", ...said }] } });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Visiting the Colosseum");
    expect(facts()).toEqual([["Size", "189 × 156 m"]]);
  });
});

describe("the data of an attraction's page", () => {
  it("H23, H28, I12: is the sight, its city, its tickets and one content query, in one round", () => {
    const { fields, page } = createCase();
    const needs = attraction.needs?.(fields, page) ?? {};
    expect(Object.entries(needs).map(([name, queries]) => [name, queries?.size])).toEqual([
      ["cities", 1],
      ["collections", 1],
      ["landmarks", 1],
      ["pois", 1],
      ["documents", 1],
    ]);
    expect(attraction.followUp).toBeUndefined();
  });

  it("is a TouristAttraction with place and opening hours as shown, and the way to the page", () => {
    const { fields, page } = createCase();
    const [sight, way] = attraction.structuredData?.(fields, page, []) ?? [];
    expect(sight).toMatchObject({
      "@type": "TouristAttraction",
      name: "Colosseum",
      description: "The largest amphitheatre the Romans built.",
      address: { "@type": "PostalAddress", addressLocality: "Rome" },
      geo: { latitude: 41.89 },
    });
    expect(sight?.["openingHoursSpecification"]).toHaveLength(15);
    expect(sight?.["openingHoursSpecification"]).toContainEqual({
      "@type": "OpeningHoursSpecification",
      opens: "00:00",
      closes: "00:00",
      validFrom: "2026-12-25",
      validThrough: "2026-12-25",
    });
    expect(way).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ name: "Home" }, { position: 2 }] });
  });

  it("a sight that the provider does not have is a finding", () => {
    const { fields, page } = createCase();
    const snapshot = testSnapshot({ missing: need("pois", [{ id: 1 }]) });
    expect(attraction.findings?.(fields, snapshot, page)).toMatchObject([{ code: "catalog-id-unknown" }]);
  });
});
