import { expect, test } from "@playwright/test";
import { address } from "./pages.ts";

const paper = { format: "A4", margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" } } as const;

for (const [site, path, phrase, spoken] of [
  [
    "tessera",
    "/paris/eiffel-tower-and-the-seine/guide/",
    "Emmenez-moi à cette adresse, s’il vous plaît :",
    "5 Avenue Anatole France, 75007 Paris",
  ],
  ["tessera", "/ar/london/tower-of-london/guide/", "Please take me to this address:", "Tower Hill, London EC3N 4AB"],
  [
    "tessera",
    "/paris/louvre-museum/guide/",
    "Emmenez-moi à cette adresse, s’il vous plaît :",
    "Rue de Rivoli, 75001 Paris",
  ],
  [
    "tessera",
    "/de/cairo/pyramids-near-cairo/guide/",
    "من فضلك، خذني إلى هذا العنوان:",
    "منطقة أهرامات الجيزة، الهرم، الجيزة",
  ],
  ["colosseum", "/guide/", "Per favore, mi porti a questo indirizzo:", "Piazza del Colosseo 1, 00184 Roma"],
] as const) {
  test(`X26: ${site} ${path} is one A4 sheet, with the address for a driver and the opening hours @whole`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL ?? "", site, path));
    const printed = (await page.pdf(paper)).toString("latin1");
    expect(printed.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    const toDriver = page.locator("#map p:has(> [translate=no])");
    for (const [index, text] of [phrase, spoken].entries()) {
      await expect(toDriver.nth(index)).toHaveText(text);
      await expect(toDriver.nth(index)).toBeVisible();
    }
    await expect(page.locator("#page-opening_hours")).toBeVisible();
    await expect(page.locator("#map figure li bdi").first()).toBeVisible();
    await expect(page.locator("#when-to-go ol > li li").first()).toBeVisible();
    for (const hidden of ["body > header", "body > footer", "#more", "#sources"]) {
      await expect(page.locator(hidden)).toBeHidden();
    }
  });
}
