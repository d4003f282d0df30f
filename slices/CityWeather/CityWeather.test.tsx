import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import { testCity } from "../../tests/support/test-city.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { toTop } from "../../ui/tools/to-top.css.ts";
import definition from "./index.ts";

const months = [{ month: 5, text: "Roses are in bloom." }];

function show(city: string) {
  const snapshot = testSnapshot({
    found: { cities: [[{ code: "ROME" }, testCity()]] },
    readAt: Date.parse("2026-11-24T10:00:00Z"),
  });
  renderSlice(definition, { primary: { months }, page: testPage({ place: { city }, snapshot }) });
}

const text = ({ textContent }: Element) => textContent.replaceAll("\u00a0", " ");

describe("CityWeather", () => {
  it("C3: a table has the normals and the daylight of each month, and leads to its part", () => {
    show("ROME");
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(13);
    expect([...(rows[5]?.children ?? [])].map(text)).toEqual(["May", "11 to 23", "6", "14.5"]);
    const link = within(screen.getByRole("table")).getByRole("link", { name: "May" });
    expect(document.querySelector(link.getAttribute("href") ?? "")?.querySelector("h3")?.textContent).toBe("May");
  });

  it("C3: each month is in words: normals, sun, and what its editor wrote", () => {
    show("ROME");
    const may = screen.getAllByRole("listitem")[4];
    expect([...(may?.querySelectorAll("p") ?? [])].map(text)).toEqual([
      "May in Rome: 11 to 23 °C, 6 days with rain (≥ 1 mm)",
      "Mid-month, the sun rises at 05:50 and sets at 20:22.",
      "Roses are in bloom.",
    ]);
  });

  it("the bars of a column are on one scale", () => {
    show("ROME");
    const widths = [...document.querySelectorAll<HTMLElement>("tbody td:nth-of-type(2) [style]")].map((bar) =>
      Number.parseFloat(bar.style.inlineSize),
    );
    expect(Math.max(...widths)).toBe(100);
    expect(widths[4]).toBe(60);
  });

  it("C19: the button to the top is higher on a page that goes through the months", () => {
    const ends = [
      () => {},
      () => document.body.insertAdjacentHTML("beforeend", "<ol data-months>"),
      () => show("ROME"),
    ];
    const heights = ends.map((add) => {
      add();
      document.body.insertAdjacentHTML("beforeend", `<button class="${toTop}"></button>`);
      const button = document.querySelector("body > button:last-child") ?? document.body;
      return Number.parseInt(getComputedStyle(button).insetBlockEnd, 10) > 100;
    });
    expect(heights).toEqual([false, false, true]);
  });

  it.each(["PETRA", ""])("renders nothing of %j, whose normals are not known", (city) => {
    show(city);
    expect(document.body.textContent).toBe("");
  });
});
