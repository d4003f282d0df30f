import { expect, type Page, test } from "@playwright/test";
import { findComingDays } from "./coming-days.ts";
import { readBookingFacts, type Hands } from "./hands.ts";
import { address, localePath } from "./pages.ts";
import { phone, walks } from "./walks.ts";
import { wholeUnless } from "./whole-unless.ts";

for (const { way, locale, viewport, scripts, hands } of walks) {
  test.describe(way, () => {
    test.use({ viewport, javaScriptEnabled: scripts });

    test(`P1, C14, C23, B6: a traveller walks from the home page to booking ${way}${wholeUnless(way === "by keyboard alone" || !scripts)}`, async ({
      page,
      baseURL,
    }) => {
      const prefix = localePath(locale, "/");
      await page.goto(address(baseURL ?? "", "tessera", `${prefix}?ci=7&cm=walk`));
      await search(page, "colloseum", hands);
      await expect(page.locator("main [data-product]").first()).toBeVisible();
      await hands.choose(page.locator("button[popovertarget=site-cities]"));
      await hands.choose(page.locator("#site-cities a[href$='/rome/']"));
      await page.waitForURL(/\/rome\//);
      await refine(page, { scripts, hands });
      await hands.choose(page.locator("[data-listing]:visible article a").first());
      await page.waitForURL(/-e-\d+\//);
      const id = /-e-(\d+)\//.exec(page.url())?.[1] ?? "";
      const { date, variant } = await chooseDay(page, { scripts, hands });
      await page.waitForURL(/^http:\/\/book\.tessera\.localhost:\d+\//);
      const facts = await readBookingFacts(page);
      expect(facts).toMatchObject({
        host: "book.tessera.localhost",
        language: locale.code,
        product: id,
        date,
        ...(variant && { variant }),
      });
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${prefix}book/${id}/`));
      expect(facts["step"]).toMatch(viewport === phone ? /^select\/pax$/ : /^\/$|select|variant/);
      // The campaign of a visit is a matter of scripts (record 15).
      expect(facts).toMatchObject(scripts ? { ci: "7", cm: "walk" } : {});
      await expect(page.locator(`html[lang=${locale.tag}][dir=${locale.direction}]`)).toBeVisible();
    });
  });
}

/** Searches in the page's one form, or on the page that its header leads to on a phone. */
async function search(page: Page, words: string, hands: Hands): Promise<void> {
  const field = page.locator("input[name=q]:visible");
  if ((await field.count()) === 0) {
    await hands.choose(page.getByRole("banner").locator("a[href$='/search/']"));
    await page.waitForURL(/\/search\//);
  }
  await hands.type(field, words);
  await page.waitForURL(/\/search\/\?q=/);
}

interface Refinement {
  readonly scripts: boolean;
  readonly hands: Hands;
}

/** Chooses the coming days, the first category, and the second order: the lowest price first. */
async function refine(page: Page, { scripts, hands }: Refinement): Promise<void> {
  const listing = page.locator("[data-listing]:visible");
  const { when } = findComingDays();
  await hands.choose(page.locator(`main a[href*='when=${when}']:visible`).first());
  await page.waitForURL(new RegExp(`[?&]when=${when}`), { waitUntil: "domcontentloaded" });
  const sheet = listing.locator("button[popovertarget$='-filters']:visible");
  const isSheet = (await sheet.count()) > 0;
  if (isSheet) await hands.choose(sheet);
  await hands.choose(listing.locator("[data-facet=category] > summary"));
  await hands.check(listing.locator("[data-facet=category] input[type=radio]"));
  const apply = isSheet
    ? listing.locator("[popover] > div:last-child > button").first()
    : listing.locator("[data-facet=category] button");
  if (!scripts || isSheet) await hands.choose(apply);
  await expect(page).toHaveURL(/[?&]category=\d+/);
  await hands.select(listing.locator("select[name=sort]"), "price");
  if (!scripts) await hands.choose(listing.locator("label:has(select) + button"));
  await expect(page).toHaveURL(/[?&]sort=price/);
}

/** Chooses a day, with its variant where a product has several, and follows the panel's button to the booking. */
async function chooseDay(page: Page, { scripts, hands }: Refinement) {
  const offered = page.locator("#options td a:visible");
  const options = (await offered.count()) > 0;
  if (!options) await hands.choose(page.locator("button[popovertarget=dates]:visible").first());
  // With scripts, arrows move between days: one is the stop of Tab.
  const days = page.locator(`#dates td a${scripts ? "[tabindex='0']" : ""}:visible`);
  const day = (options ? offered : days).first();
  const { searchParams } = new URL((await day.getAttribute("href")) ?? "", page.url());
  const chosen = { date: searchParams.get("date"), variant: searchParams.get("variantId") };
  await hands.choose(day);
  if (!options) await followPanel(page, hands, chosen.date ?? "");
  return chosen;
}

/** Chooses a start where the day has several, then the booking. */
async function followPanel(page: Page, hands: Hands, date: string): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get("date") === date);
  await expect(page.locator("#dates")).toBeHidden();
  const starts = page.locator("#booking [data-time]:visible");
  const next = page.locator("[data-book]:visible");
  await expect(starts.or(next).first()).toBeVisible();
  if ((await starts.count()) > 0) await hands.choose(starts.first());
  await hands.choose(next.first());
}
