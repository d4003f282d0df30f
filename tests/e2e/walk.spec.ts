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
      // Where it has several variants, one is chosen with its day.
      const day = page.locator(":is(#options td, #dates) a:visible").first();
      const href = new URL((await day.getAttribute("href")) ?? "");
      const [date, variant] = ["date", "variantId"].map((name) => href.searchParams.get(name));
      await hands.choose(day);
      await page.waitForURL(/^http:\/\/book\.tessera\.localhost:\d+\//);
      const facts = await readBookingFacts(page);
      expect(facts).toMatchObject({
        host: "book.tessera.localhost",
        language: locale.code,
        product: id,
        date,
        ...(variant !== null && { variant }),
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
  await hands.choose(listing.locator(`a[href*='when=${when}']`).first());
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
