import { expect, type Page, test } from "@playwright/test";
import { locales } from "../../i18n/locales.ts";
import { layOutAll } from "./lay-out-all.ts";
import { address, localePath, product } from "./pages.ts";

/** Without script nothing waits for its layout. */
test.use({ javaScriptEnabled: false, bypassCSP: true, viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: "parallel" });

const visits = [
  ["tessera", "/"],
  ["tessera", "/rome/"],
  ["westend", "/the-lamplighters/"],
  ["tessera", `/${product}/`],
] as const;

test("X16: in Arabic, a page begins at the right: logo, breadcrumbs and cards", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "tessera", `/ar/${product}/`));
  const rights = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  const [logo = 0, opener = 0] = [
    ...(await rights("header a[translate=no]")),
    ...(await rights("[popovertarget=site-language]")),
  ];
  expect(logo).toBeGreaterThan(1440 / 2);
  expect(opener).toBeLessThan(1440 / 2);
  const crumbs = await rights("main nav ol > li");
  expect(crumbs.length).toBeGreaterThan(2);
  expect(crumbs).toEqual(crumbs.toSorted((one, other) => other - one));
});

test("X16: in Arabic, icons that point along the line are mirrored, and no others @whole", async ({
  page,
  baseURL,
}) => {
  const scales = new Set<string>();
  for (const [site, path] of [...visits, ["colosseum", "/"]] as const) {
    await page.goto(address(baseURL ?? "", site, localePath(locales.ar, path)));
    const found = await page
      .locator("svg.icon, header a[translate=no], header a[translate=no] *")
      .evaluateAll((all) =>
        all.map((one) => `${one.classList.contains("icon-directional")} ${getComputedStyle(one).scale}`),
      );
    for (const each of found) scales.add(each);
  }
  expect([...scales].toSorted()).toEqual(["false none", "true -1 1"]);
});

test("X16: in Arabic, a row of cards goes on to the left", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(baseURL ?? "", "tessera", "/ar/"));
  await layOutAll(page);
  const rows = await page.locator("main ul").evaluateAll((all) =>
    all
      .filter((row) => row.scrollWidth > row.clientWidth + 50 && getComputedStyle(row).overflowX !== "visible")
      .map((row) => {
        const first = row.firstElementChild?.getBoundingClientRect().right ?? 0;
        row.scrollLeft = -10_000;
        return { first, scrolled: row.scrollLeft };
      }),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { first, scrolled } of rows) {
    expect(first).toBeGreaterThan(390 / 2);
    expect(scrolled).toBeLessThan(0);
  }
});

test("X16: in Arabic, a price beside Latin letters is isolated from them @whole", async ({ page, baseURL }) => {
  const loose: string[] = [];
  let prices = 0;
  for (const [site, path] of visits) {
    await page.goto(address(baseURL ?? "", site, localePath(locales.ar, path)));
    const found = await pricesIn(page);
    prices += found.length;
    loose.push(...found.filter(({ beside }) => /[A-Za-z]/.test(beside)).map(({ text }) => `${path}: ${text}`));
  }
  expect(prices).toBeGreaterThan(20);
  expect(loose).toEqual([]);
});

/** Returns the texts with a price in the content of a page, with what stands in the same isolation. */
function pricesIn(page: Page): Promise<readonly { readonly text: string; readonly beside: string }[]> {
  return page.locator("main").evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: { readonly text: string; readonly beside: string }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? "";
      let around = node.parentElement;
      if (around === null || around.closest("style, script") !== null || !/\d\s*[€£]|[€£]\s*\d/u.test(text)) continue;
      while (around !== null && around.tagName !== "BDI" && getComputedStyle(around).display === "inline")
        around = around.parentElement;
      texts.push({ text, beside: around?.textContent ?? "" });
    }
    return texts;
  });
}
