import { expect, test } from "@playwright/test";
import { address } from "./pages.ts";

test("tabs: a click shows one panel, arrow keys move on, the address follows @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", "/the-lamplighters/"));
  await page.locator("[data-tab]", { hasText: "Venue" }).click();
  await expect(page.getByRole("tabpanel", { name: "Venue" })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: "About" })).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Tickets" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Tickets" })).toBeVisible();
  await expect(page).toHaveURL(/#./);
});

test("tabs in Arabic: the arrow keys follow the eye @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "westend", "/ar/the-lamplighters/"));
  const tabs = page.getByRole("tab");
  await page.locator("[data-tab]").first().click();
  // The tabs' script loads on the click.
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(tabs.nth(1)).toBeFocused();
});

test("gallery: a picture opens over the whole window, goes on by key and gives the focus back", async ({
  page,
  baseURL,
}) => {
  const first = page.getByRole("link", { name: /image 1 of 2/i });
  const dialog = page.getByRole("dialog");
  await page.goto(address(baseURL ?? "", "colosseum", "/"));
  // The click waits for the island.
  await first.click();
  await expect(dialog).toBeVisible();
  const [box, window] = [await dialog.boundingBox(), page.viewportSize()];
  expect(box?.width).toBe(window?.width);
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("2 of 2");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test("opening hours: the day it is in Rome is marked @whole", async ({ page, baseURL }) => {
  await page.goto(address(baseURL ?? "", "colosseum", "/"));
  const today = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Europe/Rome" }).format(new Date());
  const marked = page.locator("section [data-day][aria-current=date]");
  // Parts above it are laid out later, and may move it out of the window.
  await expect(async () => {
    await page.locator("section [data-day]").first().scrollIntoViewIfNeeded();
    await expect(marked).toHaveAttribute("data-day", today, { timeout: 2000 });
  }).toPass();
});
