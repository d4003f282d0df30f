import { expect, test } from "@playwright/test";
import { address } from "./pages.ts";

const paper = { format: "A4", margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" } } as const;

for (const [site, path] of [
  ["tessera", "/paris/eiffel-tower-and-the-seine/guide/"],
  ["tessera", "/ar/london/tower-of-london/guide/"],
  ["tessera", "/de/cairo/pyramids-near-cairo/guide/"],
  ["colosseum", "/guide/"],
] as const) {
  test(`X26: ${site} ${path} is one A4 sheet, with the address for a driver and the opening hours`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", site, path));
    const printed = (await page.pdf(paper)).toString("latin1");
    expect(printed.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#map")).toBeVisible();
    await expect(page.locator("#page-opening_hours")).toBeVisible();
    for (const hidden of ["body > header", "body > footer", "#more", "#sources"]) {
      await expect(page.locator(hidden)).toBeHidden();
    }
  });
}
