import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadLanguageOffer } from "./load-language-offer.ts";

const ending = new AbortController();
const requested = vi.fn<(address: string) => void>();

/** Starts an English page that is written in German and traditional Chinese, and opens in Polish too. */
async function start(languages: readonly string[], lang = "en") {
  document.documentElement.lang = lang;
  const alternates = ["x-default", "en", "de", "zh-Hant"].map((tag) => `<link rel="alternate" hreflang="${tag}">`);
  const menu = ["en", "de", "zh-Hant", "pl"].map((tag) => `<a hreflang="${tag}" href="/${tag}/rome/">${tag}</a>`);
  document.head.innerHTML = alternates.join("");
  document.body.innerHTML = `<header><button popovertarget="site-language">Language</button>
    <div id="site-language">${menu.join("")}</div></header><main></main>`;
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("fetch", async (address: string) => {
    requested(address);
    return new Response("<p lang='de'><a>Diese Seite auf Deutsch lesen</a><button>Schließen</button></p>");
  });
  await loadLanguageOffer(ending.signal);
}

const offered = () => document.querySelector<HTMLAnchorElement>("[role=status] a")?.getAttribute("href");

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.innerHTML = "";
  document.documentElement.lang = "";
});

describe("E13: a page is offered in the language that the browser prefers", () => {
  it.each([
    [["de-DE", "de", "en"], "de"],
    [["sv", "de-AT"], "de"],
    [["zh-TW"], "zh-Hant"],
    [["zh-HK", "en"], "zh-Hant"],
    [["pl", "de"], "de"],
  ])("%j → %s", async (languages, tag) => {
    await start(languages);
    expect(requested.mock.calls).toEqual([[`/api/language-offer/?lang=${tag}`]]);
    expect(offered()).toBe(new URL(`/${tag}/rome/`, location.href).href);
  });

  it.each([[["en-US", "de"]], [["sv"]], [["zh-CN"]], [["pl"]], [["en-US@posix"]], [[]]])(
    "%j → none",
    async (languages) => {
      await start(languages);
      expect([requested.mock.calls, document.querySelector("[role=status]")]).toEqual([[], null]);
    },
  );

  it("is none on a page of that language whose texts are in English", async () => {
    await start(["pl", "en"], "pl");
    expect(requested).not.toHaveBeenCalled();
  });

  it("stands in a status between the header and the content", async () => {
    await start(["de"]);
    expect([...document.body.children].map(({ localName, role }) => role ?? localName)).toEqual([
      "header",
      "status",
      "main",
    ]);
  });

  it("leads where the menu leads, also after a choice in the page's list", async () => {
    await start(["de"]);
    document.querySelector("#site-language [hreflang=de]")?.setAttribute("href", "/de/rome/?when=today");
    screen.getByRole("link", { name: /Deutsch/ }).focus();
    expect(offered()).toMatch(/\/de\/rome\/\?when=today$/);
  });

  it("goes with its button, and the focus is where languages are chosen", async () => {
    await start(["de"]);
    fireEvent.click(screen.getByRole("button", { name: "Schließen" }));
    expect(document.querySelector("[role=status]")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Language" }));
  });
});
