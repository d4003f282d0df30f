import { fireEvent, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { optionalCategories, storageKeys } from "../../storage/storage-keys.ts";
import { installStorage } from "../../storage/visitor-storage.ts";
import { enhance } from "./Consent.enhance.ts";
import { ConsentBanner } from "./ConsentBanner.tsx";

const page = { kind: "city", script: "", development: false, variables: {} };

let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  installStorage(storageKeys);
});

afterEach(() => {
  end();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function visit(): void {
  const locale = locales.en;
  document.body.innerHTML = renderToStaticMarkup(
    <ConsentBanner locale={locale} t={createLocaleTranslator(locale)} page={page} />,
  );
}

function show(): void {
  visit();
  end = enhance(document.body, { all: optionalCategories, delay: 3000, page });
  vi.advanceTimersByTime(3000);
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("C20: the banner", () => {
  it("has allow all, deny all of the same weight, and manage preferences, and takes no focus", () => {
    show();
    expect(screen.getByRole("region", { name: "Cookie settings" })).toBeDefined();
    const [allow, deny] = screen.getAllByRole("button");
    expect([allow?.textContent, deny?.textContent]).toEqual(["Allow all", "Deny all"]);
    expect(allow?.className).toBe(deny?.className);
    expect(screen.getByRole("link", { name: "Manage preferences" }).getAttribute("href")).toBe("/cookies/");
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ["Allow all", [true, true]],
    ["Deny all", [false, false]],
  ])("%s is stored, says that it is saved, and leaves", (name, allowed) => {
    show();
    press(name);
    expect(optionalCategories.map(visitorStorage.allows)).toEqual(allowed);
    expect(screen.getByText("Your choice is saved.").hidden).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("region"));
    expect(screen.queryByRole("button")).toBeNull();
    vi.advanceTimersByTime(4000);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("J7: is not shown before 3000 ms", () => {
    visit();
    vi.spyOn(performance, "now").mockReturnValue(1000);
    end = enhance(document.body, { all: optionalCategories, delay: 3000, page });
    vi.advanceTimersByTime(1999);
    expect(screen.queryByRole("region")).toBeNull();
    vi.advanceTimersByTime(1);
    expect(screen.queryByRole("region")).not.toBeNull();
    vi.restoreAllMocks();
  });

  it("is not shown where something was chosen", () => {
    visitorStorage.choose([]);
    show();
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("without its script is not there at all", () => {
    visit();
    expect(screen.queryByRole("region")).toBeNull();
  });
});
