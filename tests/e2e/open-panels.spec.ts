import { expect, type Page, test } from "@playwright/test";
import { axeViolations, loadAxe } from "./axe.ts";
import { map, open, seats } from "./open-seats.ts";
import { address, product } from "./pages.ts";
import { wholeUnless } from "./whole-unless.ts";

const [phone, desktop] = [390, 1440];

interface Panel {
  readonly name: string;
  /** Button that opens it: the first visible one. */
  readonly opener: string;
  readonly panel: string;
  /** The one width of the window at which it is a panel; both by default. */
  readonly only?: number;
}

/** Pages by their panels, each of which is open alone. */
const pages: readonly { readonly site: string; readonly path: string; readonly panels: readonly Panel[] }[] = [
  {
    site: "tessera",
    path: "/rome/",
    panels: [
      { name: "languages and currencies", opener: "[popovertarget=site-language]", panel: "#site-language" },
      { name: "cities", opener: "[popovertarget=site-cities]", panel: "#site-cities" },
      { name: "menu", opener: "[popovertarget=site-menu]", panel: "#site-menu", only: phone },
      { name: "filters", opener: "[popovertarget$=-filters]", panel: "[popover][id$=-filters]", only: phone },
      { name: "days", opener: "[data-dates]", panel: "[data-days][popover]" },
      { name: "categories", opener: "[data-facet=category] summary", panel: "[data-facet=category]", only: desktop },
      { name: "prices", opener: "[data-facet=price] summary", panel: "[data-facet=price]", only: desktop },
    ],
  },
  {
    site: "colosseum",
    path: "/",
    panels: [
      { name: "questions", opener: "details:not([open]) > summary:has(h3)", panel: "details[open]:has(h3)" },
      { name: "pictures", opener: "a[data-picture]", panel: "dialog[open]" },
    ],
  },
  {
    site: "tessera",
    path: `/${product}/`,
    panels: [
      { name: "days", opener: "[popovertarget=dates]", panel: "#dates" },
      { name: "pictures", opener: "a[data-picture]", panel: "dialog[open]" },
    ],
  },
  {
    site: "westend",
    path: "/the-lamplighters/",
    panels: [{ name: "days", opener: "[popovertarget=dates]", panel: "#dates" }],
  },
];

/** Opens a panel and closes it again. Expects that axe finds nothing in it. */
async function lookInto(page: Page, { name, opener, panel }: Panel, width: number): Promise<void> {
  await page.locator(opener).filter({ visible: true }).first().click();
  await expect(page.locator(panel).filter({ visible: true }).first()).toBeVisible();
  expect.soft(await axeViolations(page, panel), `${name} at ${width} px`).toEqual([]);
  await page.keyboard.press("Escape");
}

for (const prefix of ["", "/ar"]) {
  for (const { site, path, panels } of pages) {
    test(`axe finds nothing in open panels: ${site}${prefix}${path}${wholeUnless(prefix === "/ar" && site === "colosseum")}`, async ({
      page,
      baseURL,
    }) => {
      for (const width of [phone, desktop]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address(baseURL ?? "", site, prefix + path));
        await loadAxe(page);
        for (const panel of panels) {
          if (panel.only === undefined || panel.only === width) await lookInto(page, panel, width);
        }
      }
    });
  }

  test(`X6: axe finds nothing in the map of seats and in their list: ${prefix}/ @whole`, async ({ page, baseURL }) => {
    await open(page, baseURL, prefix);
    await expect(map(page)).toBeVisible();
    await loadAxe(page);
    for (const view of ["map", "list"]) {
      for (const width of [phone, desktop]) {
        await page.setViewportSize({ width, height: 900 });
        // Else the header may hide half of a control, which axe then measures as too small.
        await seats(page).evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
        expect.soft(await axeViolations(page, "#seats"), `${view} at ${width} px`).toEqual([]);
      }
      await seats(page).locator("button[aria-pressed=false]").first().click();
    }
  });
}
