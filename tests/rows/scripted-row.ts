import type { Page } from "@playwright/test";
import { says } from "./texts.ts";
import type { Target } from "./visit.ts";

/** A rule that a visitor meets only where scripts run. */
export interface ScriptedRow {
  readonly id: string;
  readonly site: string;
  /** A path, or how to make what it leads to. */
  readonly path: string | ((target: Target) => Promise<string>);
  /** The report shows this when it is not found. */
  readonly looksFor: string;
  /** The button of the consent banner that is pressed first. */
  readonly consent?: "consent.allowAll" | "consent.denyAll";
  /** Finds it, or rejects after the time-out of the page. */
  readonly find: (page: Page) => Promise<unknown>;
}

export const status = (page: Page) => page.getByRole("status");
export const toTop = (page: Page) => page.getByRole("button", { name: says("shell.backToTop") });

/** Waits for an entry of the data layer whose JSON has a text. */
export function waitForEntry(page: Page, text: string): Promise<unknown> {
  return page.waitForFunction((part) => JSON.stringify(globalThis.dataLayer ?? []).includes(part), text);
}

export async function scrollBy(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
}

/** Saves the first product of a list, which shows a toast. */
export async function save(page: Page): Promise<void> {
  await page.locator("main [data-heart]").first().click();
  await status(page).getByText(says("saved.added")).waitFor();
}
