import { afterEach, expect, it, vi } from "vitest";
import { loadLanguageOffer } from "./load-language-offer.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.lang = "";
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

it.each([
  ["en-US", "", []],
  ["sv-SE", "", []],
  ["de-DE", "http://localhost:3000/rome/", []],
  ["de-DE", "", ["/api/language-offer/?lang=de"]],
  ["de-DE", "https://search.example/", ["/api/language-offer/?lang=de"]],
])("E13: what a browser of %s that comes from %j requests: %j", async (language, referrer, requests) => {
  const requested: string[] = [];
  vi.stubGlobal("navigator", { language, languages: [language] });
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(address);
    return new Response("");
  });
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  document.documentElement.lang = "en";
  document.head.innerHTML = '<link rel="alternate" hreflang="de">';
  document.body.innerHTML = '<header><div id="site-language"><a hreflang="de" href="/de/">Deutsch</a></div></header>';
  await loadLanguageOffer(new AbortController().signal);
  expect(requested).toEqual(requests);
});
