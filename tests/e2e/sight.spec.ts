import { expect, type Page, test } from "@playwright/test";
import { address, localePath } from "./pages.ts";
import { type Walk, walks } from "./walks.ts";
import { wholeUnless } from "./whole-unless.ts";

const tickets = "/paris/louvre-museum/";
const guide = `${tickets}guide/`;

for (const walk of walks) {
  const { way, viewport, scripts, hands } = walk;
  test.describe(way, () => {
    test.use({ viewport, javaScriptEnabled: scripts });

    test(`P1, C5, C6, X8: a traveller walks from the city to a sight, the pages around it and its tickets ${way}${wholeUnless(way === "on a phone")}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", localePath(walk.locale, "/paris/")));
      await hands.choose(linkTo(page, walk, tickets).first());
      await hands.choose(linkTo(page, walk, guide).first());
      await arrived(page, walk, guide);
      await expect(page.locator("#when-to-go ol > li")).toHaveCount(3);
      await expect(page.locator("#plan p").first()).toBeVisible();
      await readTabs(page, walk);
      await follow(page, walk, "nav a[href$='/guide/history/']");
      await follow(page, walk, "a[rel=next]");
      await hands.choose(
        page
          .locator("#content header")
          .locator(linkTo(page, walk, tickets))
          .last(),
      );
      await arrived(page, walk, tickets);
      await expect(page.locator("main [data-product]:visible").first()).toBeVisible();
    });
  });
}

function linkTo(page: Page, walk: Walk, path: string) {
  return page.locator(`a[href='${localePath(walk.locale, path)}']:visible`);
}

/** Expects the page of a path, in the language of the walk, no wider than its window. */
async function arrived(page: Page, walk: Walk, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === localePath(walk.locale, path));
  await expect(page.locator(`html[lang=${walk.locale.tag}][dir=${walk.locale.direction}]`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(walk.viewport.width);
}

/** Opens the second tab: with script by the arrow that leads forward, else as a link to its panel. */
async function readTabs(page: Page, { scripts, hands, locale }: Walk): Promise<void> {
  const [tabs, panels] = [page.locator("[data-tab]"), page.locator("tab-panel")];
  // At the window's lower edge a panel begins below it. Sections that are laid out later move the tabs.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await tabs.first().evaluate((tab) => tab.scrollIntoView({ block: "center" }));
  if (scripts) await pressSecondTab(page, { hands, locale });
  else await hands.choose(tabs.nth(1));
  await expect(panels.nth(1)).toContainText("77");
  await expect(panels.nth(1)).toBeInViewport();
}

/** Opens the second tab from the first by the arrow that leads forward. */
async function pressSecondTab(page: Page, { hands, locale }: Pick<Walk, "hands" | "locale">): Promise<void> {
  const first = page.locator("[data-tab]").first();
  await expect(first).toHaveAttribute("role", "tab");
  await hands.choose(first);
  await expect(page.locator("tab-panel").nth(1)).toBeHidden();
  await page.keyboard.press(locale.direction === "rtl" ? "ArrowLeft" : "ArrowRight");
}

/** Follows a link to a page around the sight, whose heading is the name of the link. */
async function follow(page: Page, walk: Walk, selector: string): Promise<void> {
  const link = page.locator(`${selector}:visible`).first();
  const href = (await link.getAttribute("href")) ?? "";
  const name = (await link.locator("span").or(link).last().textContent()) ?? "";
  expect(name).not.toBe("");
  await walk.hands.choose(link);
  await page.waitForURL((url) => url.pathname === href);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(walk.viewport.width);
}
