import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CurrencyCode } from "../../i18n/currencies.ts";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { visitorStorage } from "../consent/storage/installed-storage.ts";
import { RememberedVisit } from "./RememberedVisit.tsx";
import { writeIds } from "./stored-ids.ts";

interface Visited {
  readonly code?: LocaleCode;
  readonly currency?: CurrencyCode;
  readonly convertedFrom?: CurrencyCode;
  /** On which it is remembered. */
  readonly day?: string;
  /** Whether the price is stored. By default every price but zero. */
  readonly stores?: boolean;
}

function renderVisit(minor: number, { code = "en", currency = "EUR", convertedFrom }: Visited = {}) {
  const final = { minor, currency };
  const price = { final, original: final, cashbackPercent: 0, convertedFrom };
  const locale = locales[code];
  return render(
    <RememberedVisit id={7} price={price} locale={locale} t={createLocaleTranslator(locale)}>
      <b>Price</b>
    </RememberedVisit>,
  );
}

async function visit(minor: number, visited: Visited = {}): Promise<string> {
  const { currency = "EUR", day = today(), stores = minor > 0 } = visited;
  const { container } = renderVisit(minor, visited);
  await vi.waitFor(() => expect(visitorStorage.read("viewed")).toMatch(/^7/), 30_000);
  const stored = stores ? new RegExp(`^7/\\d+/${currency}/${day}`) : /^/;
  await vi.waitFor(() => expect(visitorStorage.read("prices") ?? "").toMatch(stored), 30_000);
  const text = container.querySelector("p")?.textContent.replaceAll("\u00a0", " ") ?? "";
  cleanup();
  return text;
}

const today = () => new Date().toISOString().slice(0, 10);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  localStorage.clear();
  visitorStorage.write("saved", "7");
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe("X18: the price of a product's page", () => {
  it.each([
    [4500, "It was €42 when you last looked, on 20 Nov 2026. It is now €3 more."],
    [4050, "It was €42 when you last looked, on 20 Nov 2026. It is now €1.50 less."],
    [4200, "Same price as when you last looked, on 20 Nov 2026."],
  ])("of €42, then %i cents: %s", async (minor, text) => {
    vi.setSystemTime("2026-11-20T12:00:00Z");
    expect(await visit(4200)).toBe("");
    vi.setSystemTime("2026-11-23T12:00:00Z");
    expect(await visit(minor)).toBe(text);
  });

  it("is that of the day on the visitor's clock", async () => {
    vi.setSystemTime("2026-11-20T02:00:00Z");
    const offset = vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(300);
    await visit(4200, { day: "2026-11-19" });
    vi.setSystemTime("2026-11-20T12:00:00Z");
    expect(await visit(4200)).toBe("Same price as when you last looked, on 19 Nov 2026.");
    offset.mockRestore();
  });

  it("is said in the page's language, with the exchange rate where it is converted", async () => {
    vi.setSystemTime("2026-11-20T12:00:00Z");
    await visit(4200, { code: "de" });
    vi.setSystemTime("2026-11-23T12:00:00Z");
    expect(await visit(4550, { code: "de", convertedFrom: "USD" })).toBe(
      "Am 20. Nov. 2026, als Sie zuletzt hier waren: 42 €. Jetzt 3,50 € mehr. Umgerechnet aus USD, jeweils zum Kurs des Tages.",
    );
  });

  it("has the exchange rate also where it is the same", async () => {
    vi.setSystemTime("2026-11-20T12:00:00Z");
    await visit(4200, { convertedFrom: "USD" });
    vi.setSystemTime("2026-11-23T12:00:00Z");
    expect(await visit(4200, { convertedFrom: "USD" })).toBe(
      "Same price as when you last looked, on 20 Nov 2026. Both prices are converted from USD at that day’s exchange rate.",
    );
  });

  it.each([
    [12_001, 12_002, "Same price as when you last looked, on 20 Nov 2026."],
    [12_004, 12_345, "It was KD 12 when you last looked, on 20 Nov 2026. It is now KD 0.35 more."],
  ])("is compared as it is shown: %i fils, then %i", async (then, now, text) => {
    vi.setSystemTime("2026-11-20T12:00:00Z");
    await visit(then, { currency: "KWD" });
    vi.setSystemTime("2026-11-23T12:00:00Z");
    expect(await visit(now, { currency: "KWD" })).toBe(text);
  });

  it("is not said where it is not shown: a price of zero", async () => {
    vi.setSystemTime("2026-11-20T12:00:00Z");
    await visit(4200);
    visitorStorage.write("viewed", "");
    vi.setSystemTime("2026-11-23T12:00:00Z");
    expect([await visit(0), visitorStorage.read("prices")]).toEqual(["", "7/4200/EUR/2026-11-20"]);
  });

  it("is not stored of a product that is not saved", async () => {
    visitorStorage.write("saved", "8");
    const text = await visit(4200, { stores: false });
    expect([text, localStorage.getItem("prices")]).toEqual(["", null]);
  });

  it("is stored once the visitor saves the product on its page", async () => {
    visitorStorage.write("saved", "");
    vi.setSystemTime("2026-11-23T12:00:00Z");
    renderVisit(4200);
    await vi.waitFor(() => expect(visitorStorage.read("viewed")).toBe("7"));
    expect(visitorStorage.read("prices")).toBe("");
    writeIds("saved", [7]);
    dispatchEvent(new Event("saved"));
    expect(visitorStorage.read("prices")).toBe("7/4200/EUR/2026-11-23");
    writeIds("saved", []);
    expect(localStorage.getItem("prices")).toBeNull();
  });

  it("P7: ignores what is no id among what was stored", async () => {
    visitorStorage.write("viewed", "1.5,-3,x,,8");
    await visit(4200);
    expect(visitorStorage.read("viewed")).toBe("7,8");
  });

  it("P7: is among what a visitor looked at, newest first and once", async () => {
    visitorStorage.write("viewed", "8,7,9");
    await visit(4200);
    expect(visitorStorage.read("viewed")).toBe("7,8,9");
    expect(screen.queryByText("Price")).toBeNull();
  });
});
