import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { SourceText } from "../../content/source-text.ts";
import { nothingShown } from "../../renderer/part.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { TabsStart } from "./TabsStart.tsx";

const members = [
  { id: "intro", label: "", content: <p>Before the tabs</p> },
  { id: "about", label: "About", content: <p>A lamp is lit.</p> },
  { id: "cast", label: "Cast", content: <p>Jonas Vale</p> },
];

const common = { id: "tabs", variation: "default", members, shown: nothingShown };

describe("TabsStart", () => {
  it("makes a tab of each part that has a name, and draws the rest above", async () => {
    render(<TabsStart {...common} fields={{ label: new SourceText("The show") }} page={testPage()} />);
    const list = await screen.findByRole("tablist", { name: "The show" });
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["About", "Cast"]);
    const above = screen.getByText("Before the tabs");
    expect(above.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("names the bar when the editor did not", async () => {
    const page = testPage({ locale: locales.ar });
    render(<TabsStart {...common} fields={{ label: new SourceText("") }} page={page} />);
    expect(await screen.findByRole("tablist", { name: "أقسام هذه الصفحة" })).toBeTruthy();
  });

  it("draws no bar without tabs", () => {
    render(<TabsStart {...common} members={[]} fields={{ label: new SourceText("") }} page={testPage()} />);
    expect(document.body.textContent).toBe("");
  });
});
