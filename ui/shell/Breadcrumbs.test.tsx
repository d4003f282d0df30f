import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

describe("Breadcrumbs", () => {
  it("links the steps above, and marks the last one as the page", () => {
    const items = [{ href: "/", text: "Home" }, { text: "Italy" }, { text: "Rome" }];
    render(<Breadcrumbs items={items} t={createLocaleTranslator(locales.en)} />);
    expect(screen.getByRole("navigation", { name: "You are here" })).toBeDefined();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Home"]);
    const current = screen.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "page");
    expect(current.map(({ textContent }) => textContent)).toEqual(["Rome"]);
  });
});
