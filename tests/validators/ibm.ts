import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import * as v from "valibot";
import type { Checker, Fault } from "./checker.ts";
import { walkPages } from "./walk-pages.ts";

const engine = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

/** The engine takes text that is clipped for no text, though screen readers read it. */
function showText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":not(.skip-link) { clip-path: none !important }");
  document.adoptedStyleSheets = [sheet];
}

const report = v.object({
  results: v.array(
    v.object({
      ruleId: v.string(),
      value: v.tuple([v.string(), v.string()]),
      message: v.string(),
      snippet: v.string(),
    }),
  ),
});

export const ibm: Checker = {
  does: "IBM's engine of Equal Access, with the banner of consent open and closed",
  check: (site) => walkPages(site, listViolations),
};

/** Returns what the engine is sure of: the rest is for people to look at. */
async function listViolations(page: Page): Promise<readonly Fault[]> {
  await page.evaluate(showText);
  await page.evaluate(engine);
  const { results } = v.parse(report, await page.evaluate('new ace.Checker().check(document, ["IBM_Accessibility"])'));
  return results
    .filter(({ value: [, outcome] }) => outcome === "FAIL")
    .map(({ ruleId, message, snippet }) => ({ where: snippet, says: `${ruleId}: ${message}` }));
}
