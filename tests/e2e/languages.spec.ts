import { expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import { locales } from "../../i18n/locales.ts";
import { sites } from "../../hosts/index.ts";
import { addressed, localePath, pages } from "./pages.ts";
import { shellTexts } from "./shell-texts.ts";
import { wholeUnless } from "./whole-unless.ts";

test.describe.configure({ mode: "parallel" });

/** Languages whose letters are in no brand's face. */
const ofOtherScripts = new Set(["ar", "ja", "ko", "cn", "tw"]);

for (const { kind, site, path, written = Object.values(locales).map(({ code }) => code) } of pages) {
  const served = sites.find(({ name }) => name === site)?.languages.filter((code) => written.includes(code)) ?? [];
  test(`A10, A11: ${kind} is served in ${served.length} languages, in the script and direction of each${wholeUnless(kind === "content")}`, async ({
    request,
    baseURL,
  }) => {
    test.slow();
    expect(served.length).toBeGreaterThan(0);
    for (const locale of served.map((code) => locales[code])) {
      const { url, headers } = addressed(baseURL ?? "", site, localePath(locale, path));
      const get = () => request.get(url, { headers });
      // A busy machine may refuse the first visit.
      await expect.poll(async () => (await get()).status(), { message: url, timeout: 60_000 }).toBe(200);
      const html = await (await get()).text();
      const [root = ""] = /<html[^>]*>/.exec(html) ?? [];
      const hasArabicFont = /<link[^>]*rel="preload"[^>]*noto-sans-arabic/.test(html);
      expect.soft(root, url).toContain(`lang="${locale.tag}" dir="${locale.direction}"`);
      expect.soft(hasArabicFont, `the font of ${url}`).toBe(locale.direction === "rtl");
      const faces = [...html.matchAll(/html:lang\(([\w-]+)\)/g)].map(([, tag]) => tag);
      expect.soft(faces, `the faces of ${url}`).toEqual(ofOtherScripts.has(locale.code) ? [locale.tag] : []);
    }
  });
}

/** Pages that are written in some languages of their site. */
const partly = pages.filter(({ kind }) => ["city guide", "news"].includes(kind));

for (const { site, path } of partly) {
  const languages = sites.find(({ name }) => name === site)?.languages ?? [];
  test(`A10: ${site}${path} opens in each language that it lacks, and says that its texts are English @whole`, async ({
    request,
    baseURL,
  }) => {
    test.slow();
    const get = async (at: string) => {
      const { url, headers } = addressed(baseURL ?? "", site, at);
      // A busy machine may refuse the first visit.
      await expect.poll(async () => (await request.get(url, { headers })).status(), { timeout: 60_000 }).toBe(200);
      const html = await (await request.get(url, { headers })).text();
      return new JSDOM(html.replaceAll(/<style[^]*?<\/style>/g, "")).window.document;
    };
    const english = await get(path);
    const written = languagesIn(english, "link[rel=alternate][hreflang]");
    const lacking = languages.map((code) => locales[code]).filter(({ tag }) => !written.includes(tag));
    expect(lacking.length).toBeGreaterThan(0);
    expect(languagesIn(english, "#site-language a")).toHaveLength(languages.length);
    for (const locale of lacking) {
      const document = await get(localePath(locale, path));
      const main = document.querySelector("main");
      const heading = document.querySelector("h1");
      expect.soft(document.documentElement.lang, locale.code).toBe(locale.tag);
      expect.soft(main?.textContent, locale.code).toContain(shellTexts(locale)("shell.untranslated"));
      expect
        .soft([heading?.lang, heading?.textContent], locale.code)
        .toEqual(["en", english.querySelector("h1")?.textContent]);
      expect.soft(canonicalIn(document), locale.code).toBe(canonicalIn(english));
      expect.soft(languagesIn(document, "link[rel=alternate][hreflang]"), locale.code).toEqual(written);
    }
  });
}

function canonicalIn(document: Document): string | null | undefined {
  return document.querySelector("link[rel=canonical]")?.getAttribute("href");
}

function languagesIn(document: Document, selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].map((link) => link.getAttribute("hreflang") ?? "");
}
