import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currencyCodes } from "../../i18n/currencies.ts";
import { currencySign } from "../../i18n/currency-signs.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { CurrencyForm } from "./CurrencyForm.tsx";

const posted = vi.fn<(code: string) => void>();

/** Notes what is posted, in place of posting it. */
function onSubmit(event: SubmitEvent) {
  event.preventDefault();
  if (event.submitter instanceof HTMLButtonElement) posted(event.submitter.value);
}

beforeEach(() => {
  posted.mockClear();
  document.addEventListener("submit", onSubmit);
});

afterEach(() => {
  document.removeEventListener("submit", onSubmit);
  document.documentElement.lang = "";
});

function renderForm(code: LocaleCode) {
  document.documentElement.lang = locales[code].tag;
  const currencies = currencyCodes.map((currency) => ({ code: currency, symbol: currencySign(currency, code) }));
  return render(
    <CurrencyForm
      currencies={currencies}
      currency="USD"
      currencyAction="/api/currency/"
      returnTo="/"
      t={createLocaleTranslator(locales[code])}
    />,
  );
}

/** Renders the form, and searches in it once its search is there. Returns the codes that are left. */
async function search(code: LocaleCode, words: string): Promise<readonly string[]> {
  const { container } = renderForm(code);
  fireEvent.input(await screen.findByRole("searchbox"), { target: { value: words } });
  return [...container.querySelectorAll<HTMLButtonElement>("fieldset:not([hidden]) button:not([hidden])")].map(
    ({ value }) => value,
  );
}

describe("E11: the list of currencies", () => {
  it("has the primary ones first, under a title, and marks the current one", () => {
    renderForm("en");
    const [primary, others] = screen.getAllByRole("group");
    expect(primary?.querySelector("legend")?.textContent).toBe("Main currencies");
    expect([...(primary?.querySelectorAll("button") ?? [])].map(({ value }) => value)).toEqual(
      "EUR USD AED SGD INR MYR".split(" "),
    );
    expect(others?.querySelectorAll("button")).toHaveLength(38);
    expect(screen.getByRole<HTMLButtonElement>("button", { current: true }).value).toBe("USD");
  });

  it("names each currency in the language of the page", async () => {
    renderForm("de");
    await screen.findByRole("searchbox", { name: "Währung suchen" });
    expect(screen.getByRole("button", { name: /^NZD\s+NZ\$\s*Neuseeland-Dollar$/ })).toBeDefined();
  });
});

describe("E11: a currency is searched", () => {
  it.each<[string, LocaleCode, string, string]>([
    ["code", "de", "nzd", "NZD"],
    ["name", "de", "neuseel", "NZD"],
    ["English name", "ja", "yen", "JPY"],
    ["name, in another script", "ar", "ين ياباني", "JPY"],
    ["name, without its marks", "pl", "zloty", "PLN"],
    ["sign", "en", "₹", "INR"],
    ["words in any order", "en", "dollar hong", "HKD"],
    ["name, which no mark makes another", "ja", "トルコ", "TRY"],
    ["name in Hiragana", "ja", "しんがぽーる どる", "SGD"],
    ["name with the Arabic article", "ar", "الين ياباني", "JPY"],
    ["nothing else", "en", " kroner ", ""],
  ])("by %s: %s: %j → %s", async (_title, code, words, expected) => {
    expect((await search(code, words)).join(" ")).toBe(expected);
  });

  it("and a mark that makes another sound counts: the Turkish lira is no dollar", async () => {
    const found = await search("ja", "ドル");
    expect(found).toContain("USD");
    expect(found).not.toContain("TRY");
  });

  it("and all are there without words", async () => {
    expect(await search("en", "  ")).toHaveLength(44);
  });

  it("and the page says how many match", async () => {
    await search("fr", "franc");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Devises trouvées\u00a0: 1"));
    fireEvent.input(screen.getByRole("searchbox"), { target: { value: "xyz" } });
    expect(screen.getByRole("status").textContent).toBe(createLocaleTranslator(locales.fr)("shell.noCurrency"));
  });

  it("and Enter chooses the only one that is left", async () => {
    await search("en", "dollar");
    const input = screen.getByRole("searchbox");
    fireEvent.keyDown(input, { key: "Enter" });
    expect(posted).not.toHaveBeenCalled();
    fireEvent.input(input, { target: { value: "hong kong" } });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(posted.mock.calls).toEqual([["HKD"]]);
  });
});
