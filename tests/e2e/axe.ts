import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(axe);

/** Returns each rule that the page breaks, or a part of it, with the first element that breaks it. */
export function axeViolations(page: Page, part = "html"): Promise<unknown> {
  return page.evaluate(
    async ([selector, tags]) => {
      // @ts-expect-error axe is a global that `loadAxe` defines.
      const results = await axe.run(selector, { runOnly: tags });
      if (results.passes.length === 0) throw new Error("No rule applies.");
      return results.violations.map((violation: { id: string; nodes: { html: string }[] }) => [
        violation.id,
        violation.nodes[0]?.html,
      ]);
    },
    [part, rules] as const,
  );
}
