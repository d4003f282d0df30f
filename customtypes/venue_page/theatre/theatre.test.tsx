import { cleanup, render, screen, within } from "@testing-library/react";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Product } from "../../../catalog/product/product.ts";
import { need } from "../../../catalog/snapshot/needs.ts";
import type { Venue } from "../../../catalog/venue/venue.ts";
import westend from "../../../hosts/westend.ts";
import type { Place } from "../../../renderer/index.ts";
import { testPage, testPlaces, testProductPages } from "../../../tests/support/page-context.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testShow } from "../../../tests/support/test-show.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { testVenue } from "../../../tests/support/test-venue.ts";
import { pageTypes } from "../../index.ts";
import { venueSchema } from "../fields.ts";
import { theatre } from "./index.ts";
import { TheatrePage } from "./TheatrePage.tsx";

const location = {
  latitude: 51.51,
  longitude: -0.12,
  address: "4 Wick Street, London",
  postalCode: "WC2H 0AA",
  cityName: "London",
  countryName: "United Kingdom",
};
const section = (key: string, distance: number) => ({
  key,
  name: { text: key },
  seats: 590,
  rows: 20,
  arc: 70,
  facing: 0,
  distance,
});
const oldVane = testVenue({
  location,
  amenities: ["CAFE", "LIFT"],
  sections: [section("Stalls", 4), section("Circle", 28)],
  products: [1, 2, 3, 4],
  checkedOn: "2026-03-01",
});
const far = { ...oldVane, key: "far", name: { text: "Far House" }, location: { ...location, latitude: 51.6 } };
const near = { ...oldVane, key: "near", name: { text: "Near House" }, location: { ...location, latitude: 51.52 } };

const show = (id: number, name: string, dates: object) =>
  [{ id }, testProduct({ id, name: { text: name }, timeZone: "Europe/London", show: testShow({ dates }) })] as const;
const shows: readonly (readonly [{ id: number }, Product])[] = [
  show(1, "Plays now", {}),
  show(2, "Opens in spring", { opening: "2027-03-01" }),
  show(3, "Has closed", { closing: "2026-11-01" }),
  show(4, "Opens next", { reopening: "2026-12-05" }),
];

const someDay = testProduct({
  id: 6,
  name: { text: "Some day" },
  price: undefined,
  rating: undefined,
  show: testShow(),
});
const later: readonly (readonly [{ id: number }, Product])[] = [
  [{ id: 6 }, someDay],
  show(5, "Back in summer", { opening: "2024-06-01", reopening: "2027-06-01" }),
];

const place = { city: "LONDON", venue: "old-vane" };

const square = { name: { text: "Old Square" }, latitude: 51.512, longitude: -0.12 };

function createTheatrePage(changes: Partial<Venue> = {}, entered: object = {}) {
  const all = [{ ...oldVane, ...changes }, far, near];
  const snapshot = testSnapshot({
    found: {
      venues: [[{ city: "LONDON" }, all]],
      landmarks: [[{ city: "LONDON" }, [square]]],
      products: [...shows, ...later],
    },
    readAt: Date.parse("2026-11-21T12:00:00Z"),
  });
  const fields = v.parse(venueSchema, { venue: "old-vane", tagged_city: "LONDON", ...entered });
  return { fields, page: testPage({ snapshot, place, places: testPlaces({ findPath: ({ venue }) => `/${venue}/` }) }) };
}

const renderTheatre = (...args: Parameters<typeof createTheatrePage>) =>
  render(<TheatrePage {...createTheatrePage(...args)}>{null}</TheatrePage>);
const region = (name: string) => within(screen.getByRole("region", { name }));
const namesIn = (name: string) =>
  region(name)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent?.split(" · ")[0]);

it("W151: a theatre's page begins with its editor's picture, and has none without", () => {
  const image = { url: "https://images.example/stage.webp", alt: "A stage", dimensions: { width: 1024, height: 683 } };
  renderTheatre({}, { share_image: image });
  expect(screen.getByRole("img", { name: "A stage" }).getAttribute("loading")).toBe("eager");
  cleanup();
  renderTheatre();
  expect(document.querySelector("header img")).toBeNull();
});

describe("C12: a theatre's page", () => {
  it("has shows that open again by that day, and those without a day last", () => {
    renderTheatre({ products: [6, 5, 2, 4] });
    expect(namesIn("Upcoming shows")).toEqual(["Opens next", "Opens in spring", "Back in summer", "Some day"]);
  });

  it("has what plays now, what opens next, soonest first, and what has closed, by the shows' dates", () => {
    renderTheatre();
    expect(namesIn("Now playing")).toEqual(["Plays now"]);
    expect(namesIn("Upcoming shows")).toEqual(["Opens next", "Opens in spring"]);
    expect(
      region("Past shows")
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Has closedClosed on 01 Nov 2026"]);
  });

  describe("D12: shows that nobody sells yet", () => {
    const query = { type: "showpage", withoutProduct: true, excludedTags: ["not-listed"] } as const;
    const document = (name: string, details: object) => ({
      id: name,
      uid: `${westend.host}.${name.toLowerCase()}`,
      type: "showpage",
      lang: "en-us",
      tags: [],
      data: { show_name: name, ...details },
    });
    const linked = (venue: string) => {
      const data = { link_type: "Document", uid: `${westend.host}.${venue}`, lang: "en-us", type: "venue_page" };
      return {
        blocks: [
          { type: "heading6", text: "Theatre", spans: [] },
          { type: "paragraph", text: "The house", spans: [{ type: "hyperlink", start: 0, end: 9, data }] },
        ],
      };
    };
    const renderWith = (products: readonly number[]) => {
      const { fields, page } = createTheatrePage({ products });
      const documents = [
        document("Linked", linked("old-vane")),
        document("Elsewhere", linked("near")),
        document("Named", { theatre_name: "Old Vane" }),
      ];
      const productPages = testProductPages({ types: pageTypes.flatMap((type) => type.productPages ?? []) });
      const snapshot = testSnapshot({
        found: {
          venues: [[{ city: "LONDON" }, page.snapshot.get("venues", { city: "LONDON" }) ?? []]],
          landmarks: [[{ city: "LONDON" }, []]],
          products: shows,
          documents: [
            [query, documents],
            ...products.map(
              (id) => [{ type: "showpage", productIds: [id], excludedTags: ["not-listed"] }, []] as const,
            ),
          ],
        },
        readAt: page.snapshot.readAt,
      });
      const all = { ...page, site: westend, productPages, snapshot };
      render(
        <TheatrePage fields={fields} page={all}>
          {null}
        </TheatrePage>,
      );
    };

    it("are after those on sale, where their documents link to the house or name it", () => {
      renderWith([4]);
      expect(namesIn("Upcoming shows")).toEqual(["Opens next", "Linked", "Named"]);
    });

    it("E3: are by the day of the city, which is read where no product says it", () => {
      const readFollowUpNeeds = (products: readonly number[]) => {
        const { fields, page } = createTheatrePage({ products });
        return theatre.followUp?.(fields, page.snapshot, page);
      };
      expect(readFollowUpNeeds([])).toEqual(need("cities", [{ code: "LONDON" }]));
      expect(readFollowUpNeeds([4])).not.toHaveProperty("cities");
    });

    it("are there where nothing is on sale", () => {
      renderWith([]);
      expect(namesIn("Upcoming shows")).toEqual(["Linked", "Named"]);
      expect(screen.queryByText("No shows are available here at the moment.")).toBeNull();
    });
  });

  it("says its name, address and number of seats", () => {
    renderTheatre();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Old Vane");
    expect(screen.getByRole("link", { name: "4 Wick Street, London WC2H\u00a00AA" }).getAttribute("href")).toBe(
      "#getting-there",
    );
    expect(screen.getByText("1,180 seats")).toBeDefined();
  });

  it("has what editors say of the way, and no empty address", () => {
    const way = [{ type: "paragraph", text: "Five minutes from the Tube.", spans: [] }];
    const nowhere = { ...location, address: "", postalCode: "", cityName: "", countryName: "" };
    renderTheatre({ location: nowhere }, { getting_there: way });
    expect(region("Getting there").getByText("Five minutes from the Tube.")).toBeDefined();
    expect([...document.querySelectorAll("#getting-there bdi")].filter(({ textContent }) => !textContent)).toEqual([]);
  });

  it("has a seat plan whose list says all that its drawing does", () => {
    renderTheatre();
    const plan = region("Seat map").getAllByRole("listitem");
    expect(plan.map(({ textContent }) => textContent)).toEqual([
      "1 StallsSeats: 590, rows: 20",
      "2 CircleSeats: 590, rows: 20",
    ]);
    expect(document.querySelectorAll("#seat-plan g")).toHaveLength(2);
  });

  it("D23: names the theatres around it, nearest first, with a link to those that have a page", () => {
    const { fields, page } = createTheatrePage();
    const placePath = ({ venue }: Place) => (venue === "near" ? undefined : `/${venue}/`);
    render(
      <TheatrePage fields={fields} page={{ ...page, places: testPlaces({ findPath: placePath }) }}>
        {null}
      </TheatrePage>,
    );
    const nearby = region("Nearby theatres");
    expect(nearby.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Near House1\.1 km/),
      expect.stringMatching(/^Far /),
    ]);
    expect(nearby.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/far/"]);
  });

  it("P18: is on our own map, with the theatres and squares around it", () => {
    renderTheatre();
    const map = within(screen.getByRole("figure", { name: "Map: Old Vane" }));
    expect(map.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Old Square220 m north, 4 min on foot",
      "Near House1.1 km north, 19 min on foot",
    ]);
  });

  it("says that nothing is on sale where nothing plays or opens", () => {
    renderTheatre({ products: [3] });
    expect(screen.getByText("No shows are available here at the moment.")).toBeDefined();
  });
});

describe("D23: what a theatre has for its visitors", () => {
  it("is listed, and omitted where nobody says", () => {
    renderTheatre();
    expect(
      region("Amenities")
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Café", "Lift"]);
    cleanup();
    renderTheatre({ amenities: [] });
    expect(screen.queryByRole("region", { name: "Amenities" })).toBeNull();
  });

  it("names the source of each fact of access; an entered one without a source is not shown", () => {
    const accessibility = [
      { fact: "Step-free entrance", source: "Old Vane access guide" },
      { fact: "Hearing loop", source: "" },
    ];
    renderTheatre({}, { accessibility });
    expect(
      region("Accessibility")
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "LiftSource: the theatre’s box office, checked on 01 Mar 2026",
      "Step-free entranceSource: Old Vane access guide",
    ]);
  });
});

describe("X19: the way home after the show", () => {
  const home = () => screen.queryByRole("region", { name: "Getting home after the show" });
  const trains = { fact: "The U-Bahn runs all night on Fridays.", source: "Wiener Linien" };

  it("has what runs late, each with who says so; what has no source is not shown", () => {
    renderTheatre({}, { getting_home: [trains, { fact: "Taxis wait outside.", source: "" }] });
    expect(home()?.querySelectorAll("li")).toHaveLength(1);
    expect(home()?.textContent).toContain("The U-Bahn runs all night on Fridays.Source: Wiener Linien");
  });

  it("has no section where nobody says anything", () => {
    renderTheatre({}, { getting_home: [] });
    expect(home()).toBeNull();
  });
});

describe("X19: places to eat before the show", () => {
  it("have the walk from the theatre, and who says so", () => {
    const market = { name: "Old Market", location: { latitude: 51.513, longitude: -0.12 }, source: "market.example" };
    renderTheatre({}, { places_to_eat: [market] });
    expect(region("Places to eat nearby").getByRole("link", { name: "Old Market" })).toBeDefined();
    expect(region("Places to eat nearby").getByText("430 m, about 6 min on foot")).toBeDefined();
    cleanup();
    renderTheatre({}, { places_to_eat: [{ ...market, source: "" }] });
    expect(screen.queryByRole("region", { name: "Places to eat nearby" })).toBeNull();
  });
});

describe("the data of a theatre's page", () => {
  it("H28, I12: is the city's theatres, then the shows with their pages: two rounds", () => {
    const { fields, page } = createTheatrePage();
    const facts = { ...page, productPages: testProductPages({ types: [{ type: "showpage", category: 7 }] }) };
    expect(Object.keys(theatre.needs?.(fields, facts) ?? {})).toEqual(["landmarks", "venues"]);
    const second = theatre.followUp?.(fields, page.snapshot, facts) ?? {};
    expect([second.products?.size, second.documents?.size]).toEqual([4, 4]);
  });

  it("says what the page shows: the house, and a run for each show whose first day is known", () => {
    const { fields, page } = createTheatrePage();
    const about = theatre.about?.(fields, page.snapshot, page) ?? [];
    const [node] = theatre.structuredData?.(fields, page, about) ?? [];
    expect(node).toMatchObject({
      "@type": "PerformingArtsTheater",
      maximumAttendeeCapacity: 1180,
      address: { streetAddress: "4 Wick Street, London" },
      amenityFeature: [{ name: "Café" }, { name: "Lift" }],
      event: [
        { "@type": "EventSeries", name: "Opens next", startDate: "2026-12-05" },
        { "@type": "EventSeries", name: "Opens in spring", startDate: "2027-03-01" },
      ],
    });
  });

  it("a run begins where the show reopens, and its days are ISO 8601", () => {
    const dates = { opening: "01-06-2024", reopening: "05-12-2026", closing: "02-01-2027" };
    const { fields, page } = createTheatrePage();
    const [, product] = show(9, "Opens again", dates);
    const [node] = theatre.structuredData?.(fields, page, [product]) ?? [];
    expect(node).toMatchObject({ event: [{ startDate: "2026-12-05", endDate: "2027-01-02" }] });
  });

  it("a key that the provider does not have is a finding; while the provider is down, the page says so", () => {
    const { fields, page } = createTheatrePage({ key: "other" });
    expect(theatre.findings?.(fields, page.snapshot, page)).toMatchObject([{ code: "catalog-id-unknown" }]);
    const down = testSnapshot({ failed: need("venues", [{ city: "LONDON" }]) });
    expect(theatre.findings?.(fields, down, page)).toEqual([]);
    const named = v.parse(venueSchema, { theatre_name: "Old Vane" });
    render(
      <TheatrePage fields={named} page={{ ...page, snapshot: down }}>
        {null}
      </TheatrePage>,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Old Vane");
    expect(screen.getByText(/can’t load/)).toBeDefined();
  });
});
