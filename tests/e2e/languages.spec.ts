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
const partly = pages.filter(({ kind }) => ["credits", "attraction", "city guide", "news"].includes(kind));

for (const { site, path } of partly) {
  const languages = sites.find(({ name }) => name === site)?.languages ?? [];
  test(`Q14: ${site}${path} says in each language that lacks it where it is, and leads on${wholeUnless(site === "colosseum")}`, async ({
    request,
    baseURL,
  }) => {
    const visit = async (at: string) => {
      const { url, headers } = addressed(baseURL ?? "", site, at);
      // A busy machine may refuse the first visit.
      await expect.poll(async () => (await request.get(url, { headers })).status(), { timeout: 60_000 }).not.toBe(503);
      const response = await request.get(url, { headers });
      return { status: response.status(), html: await response.text() };
    };
    const get = async (at: string) => {
      const { status, html } = await visit(at);
      return { status, document: new JSDOM(html.replaceAll(/<style[^]*?<\/style>/g, "")).window.document };
    };
    test.slow();
    const next = new Set<string>();
    const english = await get(path);
    const written = languagesIn(english.document, "#site-language a");
    const lacking = languages.map((code) => locales[code]).filter(({ tag }) => !written.includes(tag));
    expect(lacking.length).toBeGreaterThan(0);
    for (const locale of lacking) {
      const t = shellTexts(locale);
      const { status, document } = await get(localePath(locale, path));
      expect.soft([status, document.documentElement.lang], locale.code).toEqual([404, locale.tag]);
      expect.soft(document.querySelector("main")?.textContent).toContain(t("notFound.elsewhere"));
      expect.soft(document.querySelector("#site-language h2")?.textContent, locale.code).toBe(t("shell.language"));
      expect.soft(languagesIn(document, "main a[hreflang]")).toEqual(written);
      for (const link of document.querySelectorAll("main a")) next.add(link.getAttribute("href") ?? "");
    }
    expect(next.size).toBeGreaterThan(lacking.length);
    for (const href of next)
      await expect.poll(async () => (await visit(href)).status, { message: href, timeout: 60_000 }).toBe(200);
  });
}

function languagesIn(document: Document, selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].map((link) => link.getAttribute("hreflang") ?? "");
}
