import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { address, localePath, pages } from "../e2e/pages.ts";
import { chromiumPath } from "../support/chromium.ts";
import { startSite } from "../support/start-site.ts";
import { choices, chosenQuery } from "./choices.ts";

/** Widths of the windows, in CSS pixels: a phone, a tablet and a desktop. */
const widths = [390, 768, 1440] as const;
const languages = ["en", "de", "ar", "tw"] as const satisfies readonly LocaleCode[];

const shows = pages.filter(({ kind }) => kind === "show");
const chosen = [...choices.keys()].flatMap((kind) => shows.map((show) => ({ ...show, kind })));

/** Pictures whole pages of each kind and brand into `.data/shots`; names of kinds or sites may follow. */
const names = process.argv.slice(3);
const all = [...pages, ...chosen];
const wanted = all.filter(({ kind, site }) => names.length === 0 || names.includes(kind) || names.includes(site));
if (wanted.length === 0) throw new Error(`No page is a ${names.join(", ")}: see tests/e2e/pages.ts.`);

const folder = path.resolve(".data/shots");
mkdirSync(folder, { recursive: true });
const given = process.env["BASE_URL"];
const site = given === undefined ? await startSite() : { baseUrl: given, stop: async () => {} };
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  for (const { kind, site: host, path: at, written } of wanted) {
    const query = await chosenQuery(browser, kind, address(site.baseUrl, host, at));
    for (const locale of languages.filter((code) => written?.includes(code) ?? true).map((code) => locales[code])) {
      for (const width of widths) {
        const file = path.join(folder, `${host} ${kind} ${locale.tag} ${width}.png`.replaceAll(" ", "-"));
        await takeShot(browser, { url: address(site.baseUrl, host, localePath(locale, at)) + query, width, file });
        console.log(path.relative(process.cwd(), file));
      }
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

interface Shot {
  readonly url: string;
  readonly width: number;
  readonly file: string;
}

/** Pictures a page from top to bottom. Pictures and the seat map below the window load when it passes them. */
async function takeShot(from: Browser, { url, width, file }: Shot): Promise<void> {
  const page = await from.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  try {
    const response = await page.goto(url);
    if (response?.ok() !== true) throw new Error(`${url} has the status ${response?.status()}.`);
    for (const picture of await page.locator("main img:visible").all()) await picture.scrollIntoViewIfNeeded();
    for (const seats of await page.locator("#seats").all()) {
      await seats.scrollIntoViewIfNeeded();
      await seats.locator("svg").first().waitFor();
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: file, fullPage: true });
  } finally {
    await page.close();
  }
}
