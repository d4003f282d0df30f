import { expect, test } from "@playwright/test";
import { address, localePath } from "./pages.ts";
import { walks } from "./walks.ts";
import { wholeUnless } from "./whole-unless.ts";

const path = "/rome/travel-guide/";

for (const walk of walks) {
  const { way, viewport, scripts, hands } = walk;
  test.describe(way, () => {
    test.use({ viewport, javaScriptEnabled: scripts });

    test(`P1, C1, C3: a traveller walks from the city to its guide, a month's weather, the next page and what is sold ${way}${wholeUnless(way === "in Arabic")}`, async ({
      page,
      baseURL,
    }) => {
      const to = (target: string) => page.locator(`a[href='${localePath(walk.locale, target)}']:visible`);
      await page.goto(address(baseURL ?? "", "tessera", localePath(walk.locale, "/rome/")));
      await hands.choose(to(path).first());
      await page.waitForURL((url) => url.pathname === localePath(walk.locale, path));
      const menu = page.locator("nav:has(> details)");
      const summary = menu.locator("summary:visible");
      if ((await summary.count()) > 0) await hands.choose(summary);
      await expect(menu.locator("a:visible")).toHaveCount(26);
      await hands.choose(menu.locator("a[href$='#rome-month-5']"));
      await expect(page.locator("#rome-month-5")).toBeInViewport();
      await hands.choose(page.locator("a[rel=next]"));
      await page.waitForURL((url) => url.pathname === localePath(walk.locale, `${path}where-to-eat/`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await hands.choose(page.locator("main").locator(to("/rome/food-and-drink/")).last());
      await page.waitForURL((url) => url.pathname === localePath(walk.locale, "/rome/food-and-drink/"));
    });
  });
}

test("X26: on paper the itinerary has maps, addresses, hours and a phrase, and nothing that leads elsewhere @whole", async ({
  page,
  baseURL,
}) => {
  await page.goto(address(baseURL ?? "", "tessera", `/de${path}itinerary/`));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("figure")).toHaveCount(3);
  await expect(page.getByText("Per favore, mi porti a questo indirizzo:").nth(2)).toBeVisible();
  await expect(page.locator("bdi", { hasText: "Piazza di Santa Maria in Trastevere, 00153 Roma" })).toBeVisible();
  await expect(page.getByText(/08:30/).first()).toBeVisible();
  for (const elsewhere of ["body > header", "body > footer", "nav[aria-label='Seiten dieses Reiseführers']"])
    await expect(page.locator(elsewhere)).toBeHidden();
});

const paper = { format: "A4", margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" } } as const;

for (const city of ["/rome", "/ar/rome", "/de/london", "/ar/london", "/paris", "/de/paris"]) {
  test(`X26: each of the three days of ${city} is one A4 sheet @whole`, async ({ page, baseURL }) => {
    await page.goto(address(baseURL ?? "", "tessera", `${city}/travel-guide/itinerary/`));
    const printed = (await page.pdf(paper)).toString("latin1");
    expect(printed.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(3);
  });
}
