import { type Browser, chromium, type Page } from "@playwright/test";
import { denyConsent } from "../e2e/deny-consent.ts";
import { address } from "../e2e/pages.ts";
import { chromiumPath } from "../support/chromium.ts";
import { until } from "../support/until.ts";
import type { Checked, CheckedSite, Fault } from "./checker.ts";
import type { PageVisit } from "./visit-pages.ts";

/** Returns the faults of a page, each where an element is. */
type CheckPage = (page: Page) => Promise<readonly Fault[]>;

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * Checks a page of each kind in Chromium. English pages are on a desktop, after consent was denied. Arabic pages are on a
 * phone, with the banner open.
 */
export async function walkPages({ baseUrl, pages }: CheckedSite, check: CheckPage): Promise<Checked> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const faults: Fault[] = [];
    const visits = pages.filter(({ language }) => language === "en" || language === "ar");
    for (const visit of visits) {
      const found = await checkVisit(browser, new URL(address(baseUrl, visit.site, visit.path)), visit, check);
      faults.push(...found.map(({ where, says }) => ({ where: `${visit.where} ${where}`, says })));
    }
    return { inputs: visits.length, faults };
  } finally {
    await browser.close();
  }
}

async function checkVisit(browser: Browser, url: URL, { language, kind }: PageVisit, check: CheckPage) {
  const hasBanner = language === "ar" && kind !== "cookie settings";
  const page = await browser.newPage({ viewport: hasBanner ? phone : desktop, reducedMotion: "reduce" });
  try {
    if (!hasBanner) await denyConsent(page);
    const visit = async () => (await page.goto(url.href))?.status() !== 503;
    await until(`${url.href} on a busy machine`, visit, { pauseMs: 1000 });
    if (hasBanner) await page.locator("section[tabindex='-1']").waitFor();
    return await check(page);
  } finally {
    await page.close();
  }
}
