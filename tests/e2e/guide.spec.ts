import { expect, test } from "@playwright/test";
import { address } from "./pages.ts";

const path = "/rome/travel-guide/";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("C1, C3: from the city to its guide, a month's weather, the next page, and back to what is sold", async ({
      page,
      baseURL,
    }) => {
      await page.goto(address(baseURL ?? "", "tessera", "/rome/"));
      await page.getByRole("link", { name: "Read the travel guide" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Rome: a travel guide" })).toBeVisible();
      const menu = page.getByRole("navigation", { name: "Pages of this travel guide" });
      await expect(menu.getByRole("link")).toHaveCount(26);
      await menu.getByRole("link", { name: "May", exact: true }).click();
      await expect(page.getByRole("heading", { level: 3, name: "May" })).toBeInViewport();
      await page.locator("a[rel=next]").click();
      await expect(page.getByRole("heading", { level: 1, name: "Where to eat in Rome" })).toBeVisible();
      await page.getByRole("link", { name: /^Food/ }).last().click();
      await expect(page).toHaveURL(/\/rome\/food-and-drink\/$/);
    });
  });
}

test("X26: on paper the itinerary has maps, addresses, hours and a phrase, and nothing that leads elsewhere", async ({
  page,
  baseURL,
}) => {
  await page.goto(address(baseURL ?? "", "tessera", `/de${path}itinerary/`));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("figure")).toHaveCount(3);
  await expect(page.getByText("Per favore, mi porti a questo indirizzo:")).toBeVisible();
  await expect(page.getByText("Piazza di Santa Maria in Trastevere, 00153 Roma")).toBeVisible();
  await expect(page.getByText(/08:30/).first()).toBeVisible();
  for (const elsewhere of ["body > header", "body > footer", "nav[aria-label='Seiten dieses Reiseführers']"])
    await expect(page.locator(elsewhere)).toBeHidden();
});

const paper = { format: "A4", margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" } } as const;

for (const city of ["/rome", "/ar/rome", "/de/london", "/ar/london", "/paris", "/de/paris"]) {
  test(`X26: each of the three days of ${city} is one A4 sheet`, async ({ page, baseURL }) => {
    await page.goto(address(baseURL ?? "", "tessera", `${city}/travel-guide/itinerary/`));
    const printed = (await page.pdf(paper)).toString("latin1");
    expect(printed.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(3);
  });
}
