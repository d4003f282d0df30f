import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { visitorStorage } from "./storage/installed-storage.ts";
import { optionalCategories, storageKeys } from "../../routing/storage-keys.ts";
import { enhance } from "./Consent.enhance.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";

const markup = renderToStaticMarkup(<ConsentBanner locale={locales.en} t={createLocaleTranslator(locales.en)} />);
const respond = vi.fn(async (_address: string) => new Response(markup));

let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", respond);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<a href="/cookies/" hidden></a>';
});

afterEach(() => {
  end();
  localStorage.clear();
  respond.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function visit(ms = 3000): Promise<void> {
  end = enhance(document.body, { kind: "city" });
  await pass(ms);
}

/** Lets time pass, and loads what is imported meanwhile. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}

const banner = () => screen.queryByRole("region", { name: "Cookie settings" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const partners = /partner|socios|partenaires|parceiros|mitra|パートナー|合作夥伴|合作伙伴|파트너|شركاء/i;

test.each(Object.values(locales))("C20: in $name it says that partners' scripts need consent too", (locale) => {
  const t = createLocaleTranslator(locale);
  expect(t("storage.categories.marketing.text")).toMatch(partners);
  expect(t("consent.banner")).toMatch(partners);
});

describe("C20: the banner", () => {
  it("has allow all, deny all of the same weight, and manage preferences, and takes no focus", async () => {
    await visit();
    expect(banner()).not.toBeNull();
    const [allow, deny] = screen.getAllByRole("button");
    expect([allow?.textContent, deny?.textContent]).toEqual(["Allow all", "Deny all"]);
    expect(allow?.className).toBe(deny?.className);
    expect(screen.getByRole("link", { name: "Manage preferences" }).getAttribute("href")).toBe("/cookies/");
    expect(document.activeElement).toBe(document.body);
  });

  it("J7: loads after 3000 ms", async () => {
    vi.spyOn(performance, "now").mockReturnValue(1000);
    await visit(1999);
    expect([banner(), respond.mock.calls]).toEqual([null, []]);
    await pass(1);
    expect(banner()).not.toBeNull();
    vi.restoreAllMocks();
  });

  it("J7: loads 3000 ms after a page that was rendered in advance is shown", async () => {
    vi.spyOn(performance, "now").mockReturnValue(9000);
    const visited = { name: "", entryType: "navigation", startTime: 0, duration: 0, toJSON: () => "" };
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([Object.assign(visited, { activationStart: 8000 })]);
    await visit(1999);
    expect(respond).not.toHaveBeenCalled();
    await pass(1);
    expect(banner()).not.toBeNull();
    vi.restoreAllMocks();
  });

  describe("W144: that would hide the first price of the page", () => {
    const at = (top: number) => new DOMRect(0, top, 60, 20);
    const place = (top: number) => {
      document
        .querySelector("main bdi")
        ?.replaceWith(Object.assign(document.createElement("bdi"), { textContent: "€24" }));
      const price = document.querySelector("main bdi");
      if (price !== null) vi.spyOn(price, "getBoundingClientRect").mockReturnValue(at(top));
    };
    beforeEach(() => {
      document.body.insertAdjacentHTML("beforeend", "<main><bdi></bdi><bdi>€30</bdi></main>");
      vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(110);
    });
    afterEach(() => void vi.restoreAllMocks());

    it("waits until the price is scrolled out from below it", async () => {
      place(innerHeight - 100);
      await visit();
      expect(banner()).toBeNull();
      fireEvent.scroll(window);
      expect(banner()).toBeNull();
      place(innerHeight - 300);
      fireEvent.scroll(window);
      expect(banner()).not.toBeNull();
    });

    it("is there for the first key", async () => {
      place(innerHeight - 100);
      await visit();
      fireEvent.keyDown(window, { key: "Tab" });
      expect(banner()).not.toBeNull();
    });

    it.each([-140, 5])("is there at once for a price %i pixels from the end of the window", async (offset) => {
      place(innerHeight + offset);
      await visit();
      expect(banner()).not.toBeNull();
    });
  });

  it("P35: is shown again once consent has ended", async () => {
    visitorStorage.choose(["measurement"]);
    vi.setSystemTime(Date.now() + storageKeys.consent.seconds * 1000);
    await visit();
    expect(banner()).not.toBeNull();
  });

  it.each([
    ["Allow all", [true, true]],
    ["Deny all", [false, false]],
  ])("%s is stored, says that it is saved, and leaves", async (name, allowed) => {
    await visit();
    press(name);
    expect(optionalCategories.map(visitorStorage.allows)).toEqual(allowed);
    expect(screen.getByText("Your choice has been saved.").hidden).toBe(false);
    expect(document.activeElement).toBe(banner());
    expect(screen.queryByRole("button")).toBeNull();
    await vi.advanceTimersByTimeAsync(4000);
    expect(banner()).toBeNull();
  });

  it("W121: the focus goes from a banner that leaves to where it was", async () => {
    document.body.insertAdjacentHTML("beforeend", '<button id="before">Sort</button>');
    await visit();
    const before = document.getElementById("before");
    before?.focus();
    screen.getByRole("button", { name: "Deny all" }).focus();
    press("Deny all");
    await vi.advanceTimersByTimeAsync(4000);
    expect(document.activeElement).toBe(before);
  });

  it("that can't be stored says so, and nothing is allowed", async () => {
    await visit();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    press("Allow all");
    full.mockRestore();
    expect(optionalCategories.map(visitorStorage.allows)).toEqual([false, false]);
    expect(screen.getByText(/^Your browser couldn’t save your choice/).hidden).toBe(false);
    expect(screen.getByText("Your choice has been saved.").hidden).toBe(true);
  });

  it.each(["measurement", "marketing"] as const)("is not shown where %s was chosen before", async (category) => {
    visitorStorage.choose([category]);
    await visit();
    expect(respond).not.toHaveBeenCalled();
  });

  it("is loaded in the language of the page", async () => {
    document.documentElement.lang = "zh-Hant";
    await visit();
    document.documentElement.lang = "";
    expect(respond.mock.calls).toEqual([["/api/consent/?lang=zh-Hant"]]);
  });

  it("has its text once for screen readers, and each word apart for the eye", async () => {
    await visit();
    const [whole, words] = banner()?.querySelector("p")?.children ?? [];
    expect(whole?.textContent).toMatch(/^May we use cookies .* adverts\?$/);
    expect([words?.textContent, words?.getAttribute("aria-hidden")]).toEqual([whole?.textContent, "true"]);
    expect(words?.children.length).toBe(whole?.textContent.split(" ").length);
  });

  it.each([
    ["can't be loaded", () => respond.mockRejectedValueOnce(new TypeError("offline"))],
    ["is refused", () => respond.mockResolvedValueOnce(new Response("<p>Busy</p>", { status: 503 }))],
  ])("that %s is not there, and nothing is allowed", async (_, fail) => {
    fail();
    await visit();
    expect([banner(), document.body.textContent, visitorStorage.read("consent")]).toEqual([null, "", ""]);
  });

  it("P35: what consent allows is requested again at the next choice where it failed to load", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const measure = vi.fn(() => () => {});
    vi.doMock("./measurement/measure.ts", () => {
      throw new Error("offline");
    });
    await visit();
    visitorStorage.choose(["measurement"]);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce(), 30_000);
    vi.doMock("./measurement/measure.ts", () => ({ measure }));
    visitorStorage.choose(["measurement"]);
    await vi.waitFor(() => expect(measure).toHaveBeenCalledOnce(), 30_000);
    vi.doUnmock("./measurement/measure.ts");
    logged.mockRestore();
  });

  it("is not shown over the settings themselves", async () => {
    document.body.innerHTML = `<a href="${location.pathname}" hidden></a>`;
    await visit();
    expect(respond).not.toHaveBeenCalled();
  });
});
