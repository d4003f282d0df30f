import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { daysOfWeek } from "../../catalog/sight/point-of-interest.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCity } from "../../tests/support/test-city.ts";
import { testSight } from "../../tests/support/test-sight.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const title = [{ type: "heading2", text: "Ancient Rome", spans: [] }];
const navona = {
  name: "Piazza Navona",
  address: "Piazza Navona, 00186 Roma",
  position: { latitude: 41.8992, longitude: 12.4731 },
  minutes: 45,
  note: "A stadium became a square.",
};

const landmarks = [
  { name: { text: "Piazza Venezia" }, latitude: 41.8964, longitude: 12.4826 },
  { name: { text: "Stadium of Domitian" }, latitude: 41.8994, longitude: 12.473 },
  { name: { text: "Termini" }, latitude: 41.901, longitude: 12.5018 },
];

function show(stops: readonly object[], sight = testSight()) {
  const snapshot = testSnapshot({
    found: {
      pois: [[{ id: 1 }, sight]],
      cities: [[{ code: "ROME" }, testCity()]],
      landmarks: [[{ city: "ROME" }, landmarks]],
    },
    readAt: Date.parse("2026-11-24T10:00:00Z"),
  });
  renderSlice(definition, {
    primary: { title, stops },
    page: testPage({ place: { city: "ROME", country: "IT" }, snapshot }),
  });
}

const items = () =>
  [...document.querySelectorAll("li:has(h3)")].map((item) => [...item.querySelectorAll("h3, p")].map(text));
const forDriver = () => [...document.querySelectorAll("div:has(> p) > ol > li")].map(text);
const text = ({ textContent }: Element) => textContent.replaceAll("\u00a0", " ");

describe("ItineraryDay", () => {
  it("C3: stops in their order, with the way between them on foot", () => {
    show([{ sight: 1, minutes: 120 }, navona]);
    expect(items()).toEqual([
      [
        "Colosseum",
        "Piazza del Colosseo 1, 00184 Roma",
        "Mon: Closed",
        "Tue, Wed, Thu, Fri, Sat, Sun: 08:30 to 16:30",
        "These hours apply until 31 Jan 2027.",
        "Allow 2 hours",
        "2.3 km, about 30 minutes on foot",
      ],
      ["Piazza Navona", "A stadium became a square.", "Piazza Navona, 00186 Roma", "Allow 45 minutes"],
    ]);
  });

  it("X26: a stop in another town keeps its town", () => {
    const { location } = testSight();
    show([{ sight: 1 }], testSight({ location: location && { ...location, cityName: "Tivoli" } }));
    expect(items()[0]).toContain("Piazza del Colosseo 1, 00184 Tivoli");
  });

  it("X26: an address is in the language of the city, and hours of all days name none", () => {
    const days = daysOfWeek.map((day) => ({ day, closed: true }) as const);
    show([{ sight: 1 }, navona], testSight({ schedules: [{ startDate: "2026-11-01", endDate: "2026-12-31", days }] }));
    expect(screen.getAllByText("Piazza Navona, 00186 Roma").map(({ lang }) => lang)).toEqual(["it", "it"]);
    expect(screen.getByText("Closed").tagName).toBe("P");
  });

  it("C2, X26: a driver reads the address of each stop that has one, after a phrase in the language of the country", () => {
    show([{ sight: 1 }, { name: "Somewhere" }, navona]);
    expect(screen.getByText(/^Per favore/).lang).toBe("it");
    expect(forDriver()).toEqual(["1Piazza del Colosseo 1, 00184 Roma", "3Piazza Navona, 00186 Roma"]);
  });

  it("X26: there is nothing for a driver where no stop has an address", () => {
    show([{ name: "Somewhere" }]);
    expect(screen.queryByText(/^Per favore/)).toBeNull();
  });

  it("a place that never closes has no hours to know", () => {
    const days = daysOfWeek.map((day) => ({ day, closed: false, opens: "00:00", closes: "23:59" }) as const);
    const open = days.map((day) => ({ ...day, lastEntry: undefined }));
    show([{ sight: 1 }], testSight({ schedules: [{ startDate: "2026-11-01", endDate: "2026-12-31", days: open }] }));
    expect(screen.queryByText(/00:00/)).toBeNull();
  });

  it("P6: draws the stops whose place is known among landmarks, north up, and joins them", () => {
    show([{ sight: 1 }, { name: "Somewhere" }, navona]);
    const map = screen.getByRole("figure");
    const words = [...map.querySelectorAll("text")].map(text);
    expect(words).toEqual(["2.3 km", "Piazza Venezia", "1", "Colosseum", "3", "Piazza Navona"]);
    const [first, second] = map.querySelector("polyline")?.getAttribute("points")?.split(" ") ?? [];
    const [x = 0, y = 0] = first?.split(",").map(Number) ?? [];
    const [otherX = 0, otherY = 0] = second?.split(",").map(Number) ?? [];
    expect([x > otherX, y > otherY]).toEqual([true, true]);
    expect(within(map).getByText(/^North is at the top/)).toBeDefined();
  });

  it("P6: says the length of a way there and back once, and the name of where it begins", () => {
    const failed = vi.spyOn(console, "error");
    show([{ sight: 1 }, navona, { sight: 1 }]);
    const words = [...screen.getByRole("figure").querySelectorAll("text")].map(text);
    expect(words).toEqual(["2.3 km", "Piazza Venezia", "1", "Colosseum", "2", "Piazza Navona", "3"]);
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
  });

  it("has no map of a single place", () => {
    show([navona]);
    expect(screen.queryByRole("figure")).toBeNull();
  });

  it.each([[[]], [[{ note: "Nameless" }]]])("renders nothing of %j", (stops) => {
    show(stops);
    expect(document.body.textContent).toBe("");
  });
});
