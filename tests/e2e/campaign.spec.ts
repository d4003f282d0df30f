import { expect, test } from "@playwright/test";
import { address, addressed } from "./pages.ts";

const booking = "main a[href^='http://book.tessera.localhost:']";

test("B6: booking links carry ci and cm, also on the next page and after a redirect", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/roma/?ci=7&cm=spring"));
  expect(new URL(page.url()).pathname).toBe("/rome/");
  await page.locator("main [data-product] a").first().click();
  // Without consent nothing is stored, so the address carries them.
  await page.waitForURL(/-e-\d+\/\?ci=7&cm=spring$/);
  await expect(page.locator(booking).first()).toHaveAttribute("href", /[?&]ci=7&cm=spring$/);
  await expect(page.locator(`${booking}:not([href$="ci=7&cm=spring"])`)).toHaveCount(0);
});

test("B6: another host of ours receives the campaign in its address, and it wins over an older one @whole", async ({
  page,
  baseURL,
}) => {
  await page.goto(address(baseURL ?? "", "colosseum", "/?ci=old&cm=old"));
  await page.goto(address(baseURL ?? "", "tessera", "/?ci=A1&cm=B2"));
  await page.locator("footer a[href^='http://colosseum.localhost']").first().click();
  await page.waitForURL(/^http:\/\/colosseum\.localhost.*\?ci=A1&cm=B2$/);
  await page.locator("main [data-product] a").first().click();
  await page.waitForURL(/-e-\d+\/\?ci=A1&cm=B2$/);
  const bookings = page.locator("main a[href^='http://book.colosseum.localhost:']");
  await expect(bookings.first()).toHaveAttribute("href", /[?&]ci=A1&cm=B2$/);
});

test("B6: the page of a visit with a campaign is the page of any visit", async ({ request, baseURL }) => {
  const requestBody = async (path: string) => {
    const { url, headers } = addressed(baseURL ?? "", "tessera", path);
    // No other test renders this currency, so that the visit with a campaign is the first.
    return (await request.get(url, { headers: { ...headers, cookie: "currency=ISK" } })).text();
  };
  const first = await requestBody("/rome/?ci=7&cm=spring");
  expect(first.includes("ci=7")).toBe(false);
  expect((await requestBody("/rome/")) === first).toBe(true);
});

test("E14: a robot receives the page that everybody receives, with all of its content", async ({
  request,
  baseURL,
}) => {
  const { url, headers } = addressed(baseURL ?? "", "tessera", "/rome/");
  const bodyFor = async (agent: string) =>
    (await request.get(url, { headers: { ...headers, "user-agent": agent } })).text();
  // A page that is stale at the first visit may be another one at the second.
  await expect(async () => {
    const visitor = await bodyFor("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36");
    const robot = await bodyFor("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)");
    expect(robot === visitor).toBe(true);
    expect(visitor.match(/data-product="/g)?.length).toBeGreaterThan(10);
  }).toPass({ timeout: 20_000 });
});
