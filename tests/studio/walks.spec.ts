import { expect, type Locator, type Page, test } from "@playwright/test";
import { send } from "../support/send.ts";
import { keyboard, pointer, type Hands } from "../e2e/hands.ts";
import { framedPage, useOwnStudio } from "./own-studio.ts";

const studio = useOwnStudio();

/** How an editor acts: by mouse, or without one. */
const editors: readonly (readonly [name: string, hands: Hands])[] = [
  ["by mouse", pointer],
  ["by keyboard", keyboard],
];

async function signIn(page: Page, { choose }: Hands): Promise<void> {
  await page.goto(studio.link());
  await choose(page.getByRole("button"));
  await expect(page.getByRole("heading", { name: "Documents" })).toBeVisible();
}

/** Opens a page of the flagship by its path, found in the list. */
async function open(page: Page, hands: Hands, path: string, language = "English"): Promise<void> {
  await signIn(page, hands);
  await hands.fill(page.getByRole("searchbox"), path.split("/").at(-1) ?? "");
  await page.getByLabel("Site", { exact: true }).selectOption("www.tessera.example");
  const listed = page.waitForResponse((response) => /\?(?=.*q=)(?=.*host=)(?=.*lang=)/.test(response.url()));
  await page.getByLabel("Language", { exact: true }).selectOption({ label: language });
  await listed;
  const row = page.getByRole("listitem").filter({ hasText: new RegExp(`example/${path}(?=[A-Z])`) });
  await expect(row).toHaveCount(1);
  await hands.choose(row.getByRole("link"));
  await expect(framedPage(page).getByRole("heading", { level: 1 })).toBeVisible();
}

/** Puts the caret behind the text of a field, and types. */
async function typeAtEnd(page: Page, { choose }: Hands, field: Locator, text: string): Promise<void> {
  await (choose === pointer.choose ? field.click() : field.focus());
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(text);
}

const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

/** Returns the HTML of a page as visitors have it. */
const readSite = async (path: string) =>
  (await send({ path, headers: { host: "www.tessera.example" }, base: studio.siteUrl() })).body;

const slices = (page: Page) => page.getByRole("treeitem");

for (const [name, hands] of editors) {
  test(`W70: the title of Rome's hero is changed and published, and the publication is taken back, ${name}`, async ({
    page,
  }) => {
    const addition = name.replace(" ", "-");
    await open(page, hands, "rome");
    await hands.choose(slices(page).filter({ hasText: /^Hero/ }));
    await typeAtEnd(page, hands, page.getByRole("textbox", { name: "Title", exact: true }), ` ${addition}`);
    await expect(framedPage(page).getByRole("heading", { level: 1 })).toContainText(addition);
    await saved(page);
    expect(await readSite("/rome/")).not.toContain(addition);
    await hands.choose(page.getByRole("button", { name: "Publish", exact: true }));
    await expect(page.getByText(/^Published\. /)).toBeVisible();
    await expect.poll(() => readSite("/rome/")).toContain(addition);
    await hands.choose(page.getByRole("button", { name: "History" }));
    const published = page.getByRole("listitem").filter({ hasText: "Published" });
    await hands.choose(published.nth(1).getByRole("button", { name: "Restore" }));
    await expect(page.getByRole("dialog")).toBeHidden();
    await hands.choose(page.getByRole("button", { name: "Publish", exact: true }));
    await expect.poll(() => readSite("/rome/")).not.toContain(addition);
  });

  test(`W71: slices are moved, duplicated, hidden and removed, and all of it is undone, ${name}`, async ({ page }) => {
    await open(page, hands, "rome");
    const names = async () => (await slices(page).allTextContents()).join("|");
    const before = await names();
    await slices(page).last().focus();
    for (const key of ["Alt+ArrowUp", "Alt+d", "Alt+h", "Delete"]) await page.keyboard.press(key);
    expect(await names()).not.toBe(before);
    await page.getByRole("button", { name: "Page settings" }).first().focus();
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press("ControlOrMeta+z");
    await expect.poll(names).toBe(before);
  });

  test(`W72: questions with a price are added, and the page shows them in Arabic on a phone, ${name}`, async ({
    page,
  }) => {
    await open(page, hands, "rome", "Arabic");
    await hands.choose(page.getByRole("button", { name: "Add a slice" }));
    await hands.fill(page.getByRole("dialog").getByRole("searchbox"), "faq");
    await hands.choose(page.getByRole("dialog").getByRole("button", { name: /^Faq/ }));
    await hands.choose(page.getByRole("button", { name: "Add item" }));
    // The draft is shared: it may have the question of the other walk.
    const question = `كم السعر؟ ${name}`;
    await hands.fill(page.getByRole("textbox", { name: "Question" }), question);
    await typeAtEnd(page, hands, page.getByRole("textbox", { name: "Answer" }), "من [min-price]");
    await hands.choose(page.getByRole("button", { name: /^Phone/ }));
    const shown = framedPage(page).getByText(question);
    await expect(shown).toBeVisible();
    expect(
      await framedPage(page)
        .locator("html")
        .evaluate(({ ownerDocument: { dir }, scrollWidth, clientWidth }) => [dir, scrollWidth > clientWidth]),
    ).toEqual(["rtl", false]);
  });

  test(`W73: a page is made from nothing and published, ${name}`, async ({ page }) => {
    const path = `rome/by-night-${name.slice(3)}`;
    await signIn(page, hands);
    await hands.choose(page.getByRole("button", { name: "New page" }));
    await hands.fill(page.getByRole("textbox", { name: "Title" }), "Rome by night");
    await hands.fill(page.getByRole("textbox", { name: "Path" }), path);
    await expect(page.getByText(`/${path}/`)).toBeVisible();
    await hands.choose(page.getByRole("button", { name: "Create" }));
    const heading = page.getByRole("textbox", { name: "Heading" });
    // Rich text is loaded when it is first shown.
    await expect(heading).toHaveAttribute("contenteditable", "true");
    await hands.fill(heading, "Rome by night");
    await expect(framedPage(page).getByRole("heading", { level: 1 })).toHaveText("Rome by night");
    await saved(page);
    await hands.choose(page.getByRole("button", { name: "Publish", exact: true }));
    await expect.poll(() => readSite(`/${path}/`)).toContain("Rome by night");
  });
}

test("W67: what was typed is there again after the tab was killed, the connection lost and the session ended", async ({
  page,
  context,
}) => {
  await open(page, pointer, "rome/travel-guide");
  const field = page.getByRole("textbox", { name: "Heading" });
  await context.setOffline(true);
  await typeAtEnd(page, pointer, field, " offline");
  await expect(page.getByText(/No connection/)).toBeVisible();
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByRole("textbox", { name: "Heading" })).toContainText("offline");
  await saved(again);
});

test("W74: a viewer sees the page, changes nothing and signs out", async ({ page }) => {
  await page.goto(studio.link("viewer"));
  await page.getByRole("button").click();
  await page.getByRole("searchbox").fill("rome");
  await page.getByRole("listitem").getByRole("link").first().click();
  await expect(framedPage(page).getByRole("heading", { level: 1 })).toBeVisible();
  for (const name of ["Publish", "Add a slice"])
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "All documents" }).click();
  await page.getByRole("button", { name: /Sign out/ }).click();
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
});
