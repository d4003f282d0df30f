import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { bannerResponse } from "./banner-response.tsx";

const respond = (lang: string) => bannerResponse(new URLSearchParams({ lang }));

describe("C20: the banner of a language", () => {
  it.each(Object.values(locales))("is its text, two choices and the settings: $name", async (locale) => {
    const t = createLocaleTranslator(locale);
    const response = respond(locale.tag);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "public, max-age=60"]);
    document.body.innerHTML = await response.text();
    const buttons = [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
    expect(buttons).toEqual([t("consent.allowAll"), t("consent.denyAll")]);
    expect(document.querySelector("a")?.pathname).toMatch(/\/cookies\/$/);
    expect(document.querySelector(".visually-hidden")?.textContent).toBe(t("consent.banner"));
    expect(document.querySelector("[aria-hidden]")?.textContent).toBe(t("consent.banner"));
  });

  it.each(["", "tw", "xx", "<b>"])("is a 404 for the tag %j", async (lang) => {
    const response = respond(lang);
    expect([response.status, await response.text()]).toEqual([404, ""]);
  });
});
