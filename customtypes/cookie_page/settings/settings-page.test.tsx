import { fireEvent, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as v from "valibot";
import { locales } from "../../../i18n/locales.ts";
import { visitorStorage } from "../../../ui/consent/storage/installed-storage.ts";
import { optionalCategories, storageKeys } from "../../../routing/storage-keys.ts";
import { testPage } from "../../../tests/support/page-context.ts";
import { pageFields } from "../../page-fields.ts";
import { enhance } from "./Choose.enhance.ts";
import { SettingsPage } from "./SettingsPage.tsx";

let end = () => {};

afterEach(() => {
  end();
  localStorage.clear();
  sessionStorage.clear();
});

function visit({ withScript = true } = {}): void {
  document.body.innerHTML = renderToStaticMarkup(
    <SettingsPage fields={v.parse(v.object(pageFields), {})} page={testPage({ locale: locales.en })}>
      {null}
    </SettingsPage>,
  );
  if (withScript) end = enhance(document.body, { all: optionalCategories });
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const allowed = () => optionalCategories.filter(visitorStorage.allows);

describe("P35: the settings", () => {
  it("show what is allowed, and save what is chosen", () => {
    visitorStorage.choose(["measurement"]);
    visit();
    expect([box(/^Measurement/).checked, box(/^Marketing/).checked]).toEqual([true, false]);
    fireEvent.click(box(/^Measurement/));
    fireEvent.click(box(/^Marketing/));
    press("Save my choice");
    expect(allowed()).toEqual(["marketing"]);
    expect(screen.getByText("Your choice has been saved.").hidden).toBe(false);
  });

  it("say where the browser can't store the choice, and show that nothing is allowed", () => {
    visit();
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    press("Allow all");
    full.mockRestore();
    expect([allowed(), box(/^Marketing/).checked]).toEqual([[], false]);
    expect(screen.getByText("Your choice has been saved.").hidden).toBe(true);
    expect(screen.getByText(/^Your browser couldn’t save your choice/).hidden).toBe(false);
    fireEvent.click(box(/^Marketing/));
    expect(screen.getByText(/^Your browser couldn’t save your choice/).hidden).toBe(true);
  });

  it("allow and deny all with one press each, and what was stored is removed", () => {
    visit();
    press("Allow all");
    expect([allowed(), box(/^Marketing/).checked]).toEqual([["measurement", "marketing"], true]);
    visitorStorage.write("attribution", "ci=7");
    press("Deny all");
    expect([allowed(), box(/^Marketing/).checked, sessionStorage.length]).toEqual([[], false, 0]);
  });

  it("the essential is always allowed, which is no choice", () => {
    visit();
    expect([box(/^Essential/).checked, box(/^Essential/).disabled]).toEqual([true, true]);
  });

  it.each([
    { control: true, isHidden: false },
    { control: false, isHidden: true },
    { control: undefined, isHidden: true },
  ])("say why nothing is allowed where the browser sends Global Privacy Control: $control", ({ control, isHidden }) => {
    Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: control });
    visit();
    expect(screen.getByText(/Global Privacy Control/).hidden).toBe(isHidden);
    Reflect.deleteProperty(navigator, "globalPrivacyControl");
  });

  it("are disabled until their script runs", () => {
    visit({ withScript: false });
    expect(screen.getByRole("group").hasAttribute("disabled")).toBe(true);
  });
});

it("P35, D32: the table has every key of the registry, with its purpose, place and lifetime", () => {
  visit();
  const rows = screen.getAllByRole("row").filter((row) => within(row).queryAllByRole("cell").length > 0);
  const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(new Set(texts.map(([name]) => name))).toEqual(new Set(Object.keys(storageKeys)));
  expect(texts.flat()).not.toContain("");
  expect(texts).toContainEqual(["currency", "The currency you chose.", "Cookie365 days"]);
  expect(texts.find(([name]) => name === "form-state")?.[2]).toBe("Cookie1 minute");
  expect(texts.find(([name]) => name === "attribution")?.[2]).toBe("Session storageUntil you close the tab");
});
