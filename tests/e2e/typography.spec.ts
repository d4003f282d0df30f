import { chromium, expect, type Locator, test } from "@playwright/test";
import { chromiumPath } from "../support/chromium.ts";
import { fontFiles } from "../../ui/theme/tokens.ts";
import { address } from "./pages.ts";

const readComputedStyle = (element: Locator) =>
  element.evaluate((node) => {
    const { quotes, textWrap, wordBreak } = getComputedStyle(node);
    return { quotes, textWrap, wordBreak };
  });

test("X16: lines of a Japanese heading break between phrases, and are balanced @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/ja/"));
  expect(await readComputedStyle(page.locator("h1"))).toMatchObject({ wordBreak: "auto-phrase", textWrap: "balance" });
  await page.goto(address(baseURL ?? "", "tessera", "/"));
  expect(await readComputedStyle(page.locator("h1"))).toMatchObject({ wordBreak: "normal", textWrap: "balance" });
});

test("X16: French quotation marks have no-break spaces inside @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", "/fr/the-lamplighters/"));
  const { quotes } = await readComputedStyle(page.locator("blockquote").first());
  expect(quotes).toContain('"«\u00A0" "\u00A0»"');
});

test("X16: on an Arabic page a Latin address, and a Latin name that wraps, begin at the right @whole", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(baseURL ?? "", "westend", "/ar/the-lamplighters/"));
  for (const text of ["header dd span > bdi", "footer p bdi"]) {
    // Text far from the screen has no layout.
    await page.locator(text).scrollIntoViewIfNeeded();
    const widestGap = () =>
      page.locator(text).evaluate((bdi) => {
        const right = bdi.closest("dd, p")?.getBoundingClientRect().right ?? 0;
        return Math.max(...[...bdi.getClientRects()].map((line) => Math.round(right - line.right)));
      });
    await expect.poll(widestGap, { message: text }).toBe(0);
  }
});

test("X16: with letters of twice the size no page is wider than a phone, and its header does not stick @whole", async ({
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

test("X16: until the Arabic face arrives, a local face has the widths of its lines", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", "/ar/rome/"));
  const widths = await page.evaluate(async (source) => {
    // The page's own face is optional: one that arrives late is never used there.
    const ours = await new FontFace("Ours", `url("${source}")`, { weight: "400 700" }).load();
    document.fonts.add(ours);
    const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p)")].slice(0, 40);
    const widthIn = async (family: string, weight: string) => {
      await document.fonts.load(`${weight} 16px "${family}"`, "ا");
      const span = document.createElement("span");
      span.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 16px "${family}"`;
      // Only letters: digits and Latin have separate faces.
      span.textContent = texts.map(({ textContent }) => textContent.replace(/[^\u0621-\u064A ]/g, "")).join(" ");
      document.body.append(span);
      const { width } = span.getBoundingClientRect();
      span.remove();
      return width;
    };
    const ratio = async (weight: string) => (await widthIn("Arabic DejaVu", weight)) / (await widthIn("Ours", weight));
    return [await ratio("400"), await ratio("600")];
  }, fontFiles.arabic);
  expect(widths).toHaveLength(2);
  for (const ratio of widths) expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
});
