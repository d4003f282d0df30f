import { expect, type Page, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import { locales } from "../../i18n/locales.ts";
import { sites } from "../../hosts/index.ts";
import { axeViolations, loadAxe } from "./axe.ts";
import { observe } from "./observe.ts";
import { address, addressed, localePath, pages } from "./pages.ts";
import { shellTexts } from "./shell-texts.ts";
import { untilComplete } from "./visit-patiently.ts";
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

const offer = (page: Page) => page.getByRole("status").getByRole("link");

/** Opens a page of the flagship once it is complete: a busy machine may render one without its languages first. */
async function openFlagship(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  await untilComplete(page.request, addressed(baseURL ?? "", "tessera", path));
  await page.goto(address(baseURL ?? "", "tessera", path));
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`E13: a German browser is offered the German page, ${width} px wide, and nothing moves`, async ({
    browser,
    baseURL,
  }) => {
    await using context = await browser.newContext({ locale: "de-DE", viewport: { width, height } });
    const page = await context.newPage();
    const observed = await observe(page);
    await openFlagship(page, baseURL, "/rome/");
    await expect(offer(page)).toHaveText("Diese Seite auf Deutsch lesen");
    expect(new URL((await offer(page).getAttribute("href")) ?? "").pathname).toBe("/de/rome/");
    const banner = page.locator("section:has([data-choice])");
    await expect(banner).toBeAttached();
    // It waits for a key while it would lie over the first price.
    await page.keyboard.press("Tab");
    await expect(banner).toBeVisible();
    const [line, question] = [await offer(page).boundingBox(), await banner.boundingBox()];
    expect((line?.y ?? height) + (line?.height ?? 0)).toBeLessThan(question?.y ?? 0);
    expect(await observed.layoutShift()).toBeLessThan(0.05);
    await loadAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    await offer(page).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await offer(page).click();
    await expect(page).toHaveURL(/\/de\/rome\/$/);
  });
}

test("E13: on an Arabic page the line is at the left, in the browser's language", async ({ browser, baseURL }) => {
  await using context = await browser.newContext({ locale: "de-DE", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openFlagship(page, baseURL, "/ar/rome/");
  await expect(offer(page)).toHaveText("Diese Seite auf Deutsch lesen");
  expect((await offer(page).boundingBox())?.x).toBeLessThan(720);
});

test("E13: an English browser is offered nothing on an English page, and loads nothing for it", async ({
  browser,
  baseURL,
}) => {
  await using context = await browser.newContext({ locale: "en-US" });
  const page = await context.newPage();
  const { scripts } = await observe(page);
  await openFlagship(page, baseURL, "/rome/");
  await expect(page.locator("section:has([data-choice])")).toBeAttached();
  expect(scripts.filter((script) => script.includes("offer-language"))).toEqual([]);
  await expect(offer(page)).toHaveCount(0);
});

function canonicalIn(document: Document): string | null | undefined {
  return document.querySelector("link[rel=canonical]")?.getAttribute("href");
}

function languagesIn(document: Document, selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].map((link) => link.getAttribute("hreflang") ?? "");
}
