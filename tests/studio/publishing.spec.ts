import { expect, type Page, test } from "@playwright/test";
import { pointer, type Hands } from "../e2e/hands.ts";
import { send } from "../support/send.ts";
import { framedPage, useOwnStudio } from "./own-studio.ts";

const studio = useOwnStudio();

const host = "www.tessera.example";

/** How an editor acts, and the page that moves. */
const editors: readonly (readonly [name: string, hands: Hands, path: string])[] = [
  ["by mouse", pointer, "terms-of-usage"],
];

async function open(page: Page, hands: Hands, path: string): Promise<void> {
  await page.goto(studio.link());
  await hands.choose(page.getByRole("button"));
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
  await page.goto(studio.url(`?q=${path}&host=${host}&lang=en-us&state=published`));
  const row = page.getByRole("listitem").filter({ hasText: new RegExp(`example/${path}(?=[A-Z])`) });
  await expect(row).toHaveCount(1);
  await hands.choose(row.getByRole("link"));
  await expect(framedPage(page).getByRole("heading", { level: 1 })).toBeVisible();
}

const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const press = (page: Page, { choose }: Hands, name: string) => choose(page.getByRole("button", { name, exact: true }));
const request = (path: string) => send({ path, headers: { host }, base: studio.siteUrl() });

/** Replaces the address, letter by letter. */
async function fillAddress(page: Page, { choose }: Hands, address: string): Promise<void> {
  await choose(page.getByRole("textbox", { name: "Address", exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(address);
}

async function move(page: Page, hands: Hands, path: string): Promise<void> {
  await fillAddress(page, hands, `${host}.${path}`);
  await saved(page);
  await press(page, hands, "Publish");
  await expect(page.getByRole("checkbox", { name: `Keep ${host}/` })).toBeChecked();
  await press(page, hands, "Publish with a redirect");
  await expect(page.getByText(/^Published\. /)).toBeVisible();
}

for (const [name, hands, path] of editors) {
  test(`W85, W86: a page moves, its old address leads to it, and it returns, ${name}`, async ({ page }) => {
    await open(page, hands, path);
    await move(page, hands, `about.${path}`);
    await expect.poll(async () => (await request(`/${path}/`)).status).toBe(308);
    expect((await request(`/${path}/`)).headers.location).toContain(`/about/${path}/`);
    expect((await request(`/about/${path}/`)).status).toBe(200);
    await move(page, hands, path);
    await expect.poll(async () => (await request(`/${path}/`)).status).toBe(200);
    await expect.poll(async () => (await request(`/about/${path}/`)).headers.location).toContain(`/${path}/`);
  });

  test(`W88: a change is planned, nobody can go on with it until the plan is canceled, ${name}`, async ({ page }) => {
    await open(page, hands, path);
    await fillAddress(page, hands, `${host}.later-${path}`);
    await saved(page);
    await press(page, hands, "Publish later");
    await expect(page.getByText(/\(UTC[+−]\d\d:\d\d, .+\), in \d+/)).toBeVisible();
    await press(page, hands, "Schedule");
    await expect(page.getByRole("region", { name: "Plan" })).toContainText("nobody can change it");
    await expect(page.locator("[inert]").getByLabel("Address", { exact: true })).toBeVisible();
    await page.goto(studio.url(`?state=scheduled&q=later-${path}`));
    await expect(page.getByRole("listitem").getByText(/^Scheduled\d/)).toHaveCount(1);
    await hands.choose(page.getByRole("listitem").getByRole("link").first());
    await page.getByRole("button", { name: "Cancel the plan" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Plan" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Publish later" })).toBeVisible();
  });
}
