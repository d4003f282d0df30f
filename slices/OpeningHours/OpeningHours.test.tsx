import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
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

  it("shows nothing without days", () => {
    renderSlice(definition, { primary: { rows: [], note: "Closed" } });
    expect(document.body.textContent).toBe("");
  });
});
