import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { visitorStorage } from "../../storage/installed-storage.ts";
import { RememberedVisit } from "./RememberedVisit.tsx";

async function visit(minor: number, code: LocaleCode = "en", convertedFrom?: "USD"): Promise<string> {
  const final = { minor, currency: "EUR" } as const;
  const price = { final, original: final, cashbackPercent: 0, convertedFrom };
  const locale = locales[code];
  const { container } = render(
    <RememberedVisit id={7} price={price} locale={locale} t={createLocaleTranslator(locale)}>
      <b>Price</b>
    </RememberedVisit>,
  );
  await vi.waitFor(() => expect(visitorStorage.read("prices")).toMatch(new RegExp(`^7/${minor}/EUR/${today()}`)));
  const text = container.querySelector("p")?.textContent.replaceAll("\u00a0", " ") ?? "";
  cleanup();
  return text;
}

const today = () => new Date().toISOString().slice(0, 10);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe("X18: the price of a product's page", () => {
  it.each([
    [4500, "€42 on 20 Nov 2026, when you last looked. Now it is €3 more."],
    [4050, "€42 on 20 Nov 2026, when you last looked. Now it is €1.50 less."],
    [4200, "The same as on 20 Nov 2026, when you last looked."],
  ])("of €42, then %i cents: %s", async (minor, text) => {
    vi.setSystemTime("2026-11-20T12:00:00Z");
    expect(await visit(4200)).toBe("");
    vi.setSystemTime("2026-11-23T12:00:00Z");
    expect(await visit(minor)).toBe(text);
  });

  it("is said in the page's language, with the exchange rate where it is converted", async () => {
    vi.setSystemTime("2026-11-20T12:00:00Z");
    await visit(4200, "de");
    vi.setSystemTime("2026-11-23T12:00:00Z");
    expect(await visit(4550, "de", "USD")).toBe(
      "Am 20.11.2026, als Sie zuletzt hier waren: 42 €. Jetzt 3,50 € mehr. Umgerechnet aus USD, jeweils zum Kurs des Tages.",
    );
  });

  it("P7: is among what a visitor looked at, newest first and once", async () => {
    visitorStorage.write("viewed", "8,7,9");
    await visit(4200);
    expect(visitorStorage.read("viewed")).toBe("7,8,9");
    expect(screen.queryByText("Price")).toBeNull();
  });
});
