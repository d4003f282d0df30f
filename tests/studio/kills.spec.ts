import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { openedSchema } from "../../studio/protocol/document.ts";
import * as v from "valibot";
import { embeddedProcess } from "../support/embedded-process.ts";
import { useOwnStudio } from "./own-studio.ts";

const studio = useOwnStudio();

/** Interruptions in the order in which they come round. */
const interruptions = ["service", "tab", "network"] as const;

/** Times that the work is interrupted. */
const rounds = 20;

const heading = (page: Page) => page.getByRole("textbox", { name: "Heading" });

/** Types at the end of the heading, which is there once its editor has loaded. */
async function type(page: Page, text: string): Promise<void> {
  await expect(heading(page)).toHaveAttribute("contenteditable", "true");
  await heading(page).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(text);
}

/** Waits for the text. A document that can't be read in an outage is requested again by a button. */
async function readAgain(page: Page, text: string): Promise<void> {
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry.or(heading(page))).toBeVisible();
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(heading(page)).toContainText(text, { timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
}

/** Interrupts the work, and returns the tab in which it goes on. */
async function interrupt(kind: (typeof interruptions)[number], page: Page, context: BrowserContext): Promise<Page> {
  if (kind === "service") process.kill(embeddedProcess(studio.pid()), "SIGKILL");
  if (kind === "network") await context.setOffline(true);
  if (kind !== "tab") return page;
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

test(`W67: ${rounds} times service, tab or network end in the middle of a word, and every letter is there`, async ({
  page,
  context,
}) => {
  test.setTimeout(900_000);
  await page.goto(studio.link());
  await page.getByRole("button").click();
  await page.getByRole("searchbox").fill("Rome travel guide");
  await page.getByRole("listitem").getByRole("link", { name: "Rome travel guide" }).first().click();
  let tab = page;
  let text = "";
  for (let round = 0; round < rounds; round += 1) {
    const word = ` interruption${round}`;
    const cut = 1 + ((round * 7) % (word.length - 1));
    await type(tab, word.slice(0, cut));
    text += word.slice(0, cut);
    await expect(heading(tab)).toContainText(text.trim());
    tab = await interrupt(interruptions[round % interruptions.length] ?? "tab", tab, context);
    await readAgain(tab, text.trim());
    await type(tab, word.slice(cut));
    text += word.slice(cut);
    await context.setOffline(false);
    await expect.poll(() => Number.isNaN(embeddedProcess(studio.pid())), { timeout: 60_000 }).toBe(false);
  }
  await expect(tab.getByText("Saved", { exact: true })).toBeVisible({ timeout: 90_000 });
  const id = tab.url().split("/").at(-1) ?? "";
  const saved = await tab.evaluate(
    async (document): Promise<unknown> => (await fetch(`/studio/api/documents/${document}`)).json(),
    id,
  );
  expect(JSON.stringify(v.parse(openedSchema, saved).document.data)).toContain(text.trim());
});
