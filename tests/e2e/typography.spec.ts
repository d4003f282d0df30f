import { chromium, expect, type Locator, test } from "@playwright/test";
import { chromiumPath } from "../support/chromium.ts";
import { address } from "./pages.ts";

const styleOf = (element: Locator) =>
  element.evaluate((node) => {
    const { quotes, textWrap, wordBreak } = getComputedStyle(node);
    return { quotes, textWrap, wordBreak };
  });

test("X16: lines of a Japanese heading break between phrases, and are balanced", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/ja/"));
  expect(await styleOf(page.locator("h1"))).toMatchObject({ wordBreak: "auto-phrase", textWrap: "balance" });
  await page.goto(address(baseURL ?? "", "tessera", "/"));
  expect(await styleOf(page.locator("h1"))).toMatchObject({ wordBreak: "normal", textWrap: "balance" });
});

test("X16: French quotation marks have no-break spaces inside", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", "/fr/the-lamplighters/"));
  const { quotes } = await styleOf(page.locator("blockquote").first());
  expect(quotes).toContain('"«\u00A0" "\u00A0»"');
});

test("X16: with letters of twice the size no page is wider than a phone, and its header does not stick", async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--blink-settings=defaultFontSize=32"],
  });
  for (const [site, path] of [
    ["tessera", "/de/rome/"],
    ["tessera", "/de/search/?q=zzqqxx"],
    ["colosseum", "/ar/"],
    ["westend", "/de/"],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
    await page.goto(address(baseURL ?? "", site, path));
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${site} ${path}`).toBe(320);
    expect.soft(await page.getByRole("banner").evaluate((header) => getComputedStyle(header).position)).toBe("static");
  }
  await browser.close();
});
