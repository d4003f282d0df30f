import { expect, type Locator, test } from "@playwright/test";
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
