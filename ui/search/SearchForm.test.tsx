import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import colosseum from "../../hosts/colosseum.ts";
import tessera from "../../hosts/tessera.ts";
import westend from "../../hosts/westend.ts";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { SearchForm } from "./SearchForm.tsx";

function renderForm(locale: "en" | "ar", q?: string) {
  const props = {
    sells: undefined,
    currency: "EUR",
    locale: locales[locale],
    t: createLocaleTranslator(locales[locale]),
  };
  return render(<SearchForm id="search" q={q} {...props} />);
}

describe("SearchForm", () => {
  it("P1: is a plain form that leads to the search page of its language", () => {
    renderForm("ar");
    const input = screen.getByRole("combobox", { name: "ابحث عن التجارب والمعالم والمدن" });
    const form = input.closest("form");
    expect([form?.getAttribute("action"), form?.method, input.getAttribute("name")]).toEqual([
      "/ar/search/",
      "get",
      "q",
    ]);
  });

  it("P1: keeps the words that were searched for, and accepts no more than a search may have", () => {
    renderForm("en", "colosseum");
    const input = screen.getByRole("combobox");
    expect(input.getAttribute("value")).toBe("colosseum");
    expect(input.getAttribute("maxlength")).toBe("60");
    expect(screen.getByRole("button", { name: "Search" })).toBeTruthy();
  });

  it.each([
    ["of all cities", tessera, "search.placeholder"],
    ["of one sight", colosseum, "search.placeholderTickets"],
    ["of theatre", westend, "search.placeholderShows"],
  ] as const)("says what a site %s sells", (_title, { sells }, placeholder) => {
    const t = createLocaleTranslator(locales.de);
    render(<SearchForm id="search" sells={sells} locale={locales.de} currency="" t={t} />);
    expect(screen.getByRole("combobox").getAttribute("placeholder")).toBe(t(placeholder));
    expect(screen.getByLabelText(/suchen$/)).toBe(screen.getByRole("combobox"));
  });
});
