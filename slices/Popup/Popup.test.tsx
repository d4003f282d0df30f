import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { renderSlice } from "../../tests/support/render-slice.tsx";
import definition from "./index.ts";

const body = [{ type: "paragraph", text: "Two hours are enough.", spans: [] }];
const fields = { opener: "How long does it take?", title: "Time to allow", body };

describe("Popup", () => {
  it("opens by a button and closes by another, without script", () => {
    renderSlice(definition, { primary: fields, page: testPage({ locale: locales.de }) });
    const dialog = document.querySelector("dialog");
    expect(dialog?.getAttribute("popover")).toBe("auto");
    expect(dialog?.getAttribute("aria-label")).toBe("Time to allow");
    expect(dialog?.open).toBe(false);
    const buttons = [...document.querySelectorAll("button")].map((button) => [
      button.textContent || button.querySelector("svg")?.getAttribute("aria-label"),
      button.getAttribute("popovertarget") === dialog?.id,
      button.getAttribute("popovertargetaction"),
    ]);
    expect(buttons).toEqual([
      ["How long does it take?", true, null],
      ["Schließen", true, "hide"],
    ]);
  });

  it("leads on", () => {
    const link = { link_type: "Web", url: "https://www.tessera.example/rome", text: "Plan your day" };
    renderSlice(definition, { primary: { ...fields, link } });
    expect(screen.getByText("Plan your day").closest("a")?.href).toBe(link.url);
  });

  it("is opened by its title where the editor wrote no button", () => {
    renderSlice(definition, { primary: { title: "Time to allow", body } });
    expect(document.querySelector("button")?.textContent).toBe("Time to allow");
  });

  it.each([[{ ...fields, body: [] }], [{ body }]])("renders nothing that nobody could open or read (%#)", (primary) => {
    renderSlice(definition, { primary });
    expect(document.body.textContent).toBe("");
  });
});
