import { type Browser, chromium, type Page } from "@playwright/test";
import { denyConsent } from "../e2e/deny-consent.ts";
import type { LocaleCode } from "../../i18n/locales.ts";
import { address } from "../e2e/pages.ts";
import { chromiumPath } from "../support/chromium.ts";
import { until } from "../support/until.ts";
import type { Checked, CheckedSite, Fault } from "./checker.ts";
import type { PageVisit } from "./visit-pages.ts";

/** Returns the faults of a page, each where an element is. */
type CheckPage = (page: Page) => Promise<readonly Fault[]>;

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** How a page is visited. */
interface Manner {
  readonly viewport: typeof desktop;
  readonly hasBanner: boolean;
}

const closed: Manner = { viewport: desktop, hasBanner: false };
const open: Manner = { viewport: phone, hasBanner: true };

/** Languages that are visited with the banner of consent open and closed, on either device. */
const thorough = new Set<LocaleCode>(["en", "ar"]);

/** Languages of one visit each: on a phone with the banner, or on a desktop after consent was denied. */
const onPhones = new Set<LocaleCode>(["de", "fr"]);

/** Checks a page of each kind in Chromium, in the language of each visit. A page of cookie settings has no banner. */
export async function walkPages({ baseUrl, pages }: CheckedSite, check: CheckPage): Promise<Checked> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const faults: Fault[] = [];
    const visits = pages.flatMap((visit) => listManners(visit).map((manner) => ({ visit, manner })));
    for (const { visit, manner } of visits) {
      const url = new URL(address(baseUrl, visit.site, visit.path));
      const found = await checkVisit(browser, url, manner, check);
      const where = `${visit.where}${manner.hasBanner ? " with banner" : ""}`;
      faults.push(...found.map((fault) => ({ where: `${where} ${fault.where}`, says: fault.says })));
    }
    return { inputs: visits.length, faults };
  } finally {
    await browser.close();
  }
}

function listManners({ language, kind }: PageVisit): readonly Manner[] {
  if (kind === "cookie settings") return [{ ...closed, viewport: language === "en" ? desktop : phone }];
  if (thorough.has(language)) return [closed, open];
  return [onPhones.has(language) ? open : closed];
}

async function checkVisit(browser: Browser, url: URL, { viewport, hasBanner }: Manner, check: CheckPage) {
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  try {
    if (!hasBanner) await denyConsent(page);
    const visit = async () => (await page.goto(url.href))?.status() !== 503;
    await until(`${url.href} on a busy machine`, visit, { pauseMs: 1000 });
    if (hasBanner) await openBanner(page);
    return await check(page);
  } finally {
    await page.close();
  }
}

/** Waits for the banner. A key shows one that waits until the first price is elsewhere. */
async function openBanner(page: Page): Promise<void> {
  const isOpen = async () => {
    await page.keyboard.press("Shift");
    return page.locator("section[tabindex='-1']").isVisible();
  };
  await until("the banner of consent", isOpen, { pauseMs: 500 });
}
