import { type Browser, chromium, type Page } from "@playwright/test";
import { address } from "../e2e/pages.ts";
import { chromiumPath } from "../support/chromium.ts";
import type { ScriptedRow } from "./scripted-row.ts";
import { says } from "./texts.ts";
import type { Target } from "./visit.ts";
import type { Walked } from "./walk.ts";

/** Milliseconds for each step of a row, and on a page that has nothing to find. */
const patienceMs = 20_000;
const blankMs = 300;

/** Walks rows in Chromium, one after the other, each as a new visitor. A row that a blank page satisfies is missing. */
export async function walkScripts(rows: readonly ScriptedRow[], target: Target): Promise<readonly Walked[]> {
  if (rows.length === 0) return [];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  const walked: Walked[] = [];
  try {
    for (const row of rows) {
      const path = typeof row.path === "string" ? row.path : await row.path(target);
      const url = address(target.baseUrl, row.site, path);
      const [isBlankFound, isFound] = [await finds(browser, row, "about:blank"), await finds(browser, row, url)];
      const missing = isBlankFound ? [`a blank page has it: ${row.looksFor}`] : isFound ? [] : [row.looksFor];
      walked.push({ id: row.id, at: `${row.site} ${path.split("?token")[0]} in Chromium`, missing });
    }
  } finally {
    await browser.close();
  }
  return walked;
}

async function finds(browser: Browser, { find, consent }: ScriptedRow, url: string): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(url === "about:blank" ? blankMs : patienceMs);
  const look = async (opened: Page) => {
    await opened.goto(url);
    if (consent !== undefined) await opened.getByRole("button", { name: says(consent) }).click();
    await find(opened);
  };
  const isFound = await look(page).then(
    () => true,
    () => false,
  );
  await context.close();
  return isFound;
}
