import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { need } from "../../catalog/snapshot/needs.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCity } from "../../tests/support/test-city.ts";
import { testSight } from "../../tests/support/test-sight.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import definition from "./index.ts";

const rows = [
  { days: "Monday", closed: true, opens: "08:30", closes: "16:30", last_entry: "15:30" },
  { days: "Saturday", closed: null, opens: "08:30", closes: "19:15", last_entry: "18:15" },
];

async function renderDays(primary: Readonly<Record<string, unknown>>, code: "en" | "de" | "ar" = "en") {
  renderSlice(definition, { primary, page: testPage({ locale: locales[code] }) });
  const terms = await screen.findAllByRole("term");
  return terms.map((term) => [term.firstChild?.textContent, term.nextElementSibling?.textContent]);
}

describe("OpeningHours", () => {
  it("D14: shows each day with its hours and last entry, or as closed", async () => {
    expect(await renderDays({ rows })).toEqual([
      ["Monday", "Closed"],
      ["Saturday", "08:30 to 19:15Last entry 18:15"],
    ]);
  });

  it.each([
    ["de", "Montag", "Samstag"],
    ["ar", "الاثنين", "السبت"],
  ] as const)("names the days in the page's language (%s)", async (code, ...names) => {
    expect((await renderDays({ rows }, code)).map(([name]) => name)).toEqual(names);
  });

  it.each([
    [{ days: "Sunday", opens: "09:00" }, "09:00"],
    [{ days: "Sunday" }, "Closed"],
  ])("shows what is known of a day (%j)", async (row, hours) => {
    expect(await renderDays({ rows: [row] })).toEqual([["Sunday", hours]]);
  });

  it("has a default heading, and shows the note", async () => {
    await renderDays({ rows, note: "Closed on 25 December." });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Opening hours");
    expect(screen.getByText("Closed on 25 December.")).toBeTruthy();
  });

  it("shows the mark of the day that its island names", async () => {
    await renderDays({ rows });
    const marks = screen.getAllByText("Today");
    const shown = () => marks.map((mark) => getComputedStyle(mark).visibility);
    expect(shown()).toEqual(["hidden", "hidden"]);
    marks[1]?.closest("[data-day=Saturday]")?.setAttribute("aria-current", "date");
    expect(shown()).toEqual(["hidden", "visible"]);
  });

  it("shows nothing without days", () => {
    renderSlice(definition, { primary: { rows: [], note: "Closed" } });
    expect(document.body.textContent).toBe("");
  });
});

describe("D14, X8: without rows it has the hours of the page's sight", () => {
  const sightPage = (at: string) => {
    const snapshot = testSnapshot({
      found: { pois: [[{ id: 1 }, testSight()]], cities: [[{ code: "ROME" }, testCity()]] },
      readAt: Date.parse(at),
    });
    return testPage({ snapshot, place: { sight: 1, city: "ROME", country: "IT" } });
  };
  const renderHoursLines = async (at: string) => {
    renderSlice(definition, { primary: {}, page: sightPage(at) });
    const terms = await screen.findAllByRole("term");
    return terms.map(({ parentElement }) => parentElement?.textContent);
  };

  it("in their season, with last entry, what follows, closed days and public holidays, each day once", async () => {
    const lines = await renderHoursLines("2026-11-23T12:00:00Z");
    expect(lines.slice(0, 2)).toEqual(["MondayTodayClosed", "TuesdayToday08:30 to 16:30Last entry 15:30"]);
    expect(lines.slice(7)).toEqual([
      "01 Feb 2027 to 31 Mar 2027Mon: Closed; Tue, Wed, Thu, Fri, Sat, Sun: 08:30 to 17:30",
      "25 Dec 2026 Christmas DayClosed",
      "08 Dec 2026 Immaculate Conception08:30 to 16:30",
      "26 Dec 2026 St Stephen’s Day08:30 to 16:30",
      "01 Jan 2027 New Year’s Day08:30 to 16:30",
      "06 Jan 2027 Epiphany08:30 to 16:30",
    ]);
    expect(screen.getByText("These hours apply until 31 Jan 2027.")).toBeTruthy();
  });

  it("by the day that it is there: in Rome it is February already", async () => {
    const lines = await renderHoursLines("2027-01-31T23:30:00Z");
    expect(lines[1]).toBe("TuesdayToday08:30 to 17:30Last entry 15:30");
  });

  it("none where the provider says nothing", () => {
    const snapshot = testSnapshot({ missing: need("pois", [{ id: 1 }]) });
    renderSlice(definition, { primary: {}, page: testPage({ snapshot, place: { sight: 1 } }) });
    expect(document.body.textContent).toBe("");
  });
});
