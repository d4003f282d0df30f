import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { offerResponse } from "./offer-response.tsx";

const respond = (lang: string) => offerResponse(new URLSearchParams({ lang }));

describe("E13: the line that offers a language", () => {
  it.each(Object.values(locales))("is a link and a button in that language: $name", async (locale) => {
    const t = createLocaleTranslator(locale);
    const response = respond(locale.tag);
    expect(response.status).toBe(200);
    document.body.innerHTML = await response.text();
    const link = document.querySelector("a");
    expect([link?.textContent, link?.hreflang]).toEqual([t("shell.readHere"), locale.tag]);
    expect(screen.getByRole("button", { name: t("gallery.close") })).toBeInstanceOf(HTMLButtonElement);
    const language = link?.closest("[lang]");
    expect([language?.getAttribute("lang"), language?.getAttribute("dir")]).toEqual([locale.tag, locale.direction]);
  });

  it.each(["", "tw", "xx", "<b>"])("is a 404 for the tag %j", async (lang) => {
    const response = respond(lang);
    expect([response.status, await response.text()]).toEqual([404, ""]);
  });
});
